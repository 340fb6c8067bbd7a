import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { guideItem } from './guide-item.ts'

const params = z.object({ id })

export const getInterviewGuide = endpoint({
  method: 'GET',
  path: '/results/{id}/interview-guide',
  access: company('result.view'),
  summary:
    'What to ask somebody in the interview: as the company has saved it, or what their own statements and staff’s questions propose.',
  params,
  reply: z.object({
    /** 0: nothing has been saved yet. */
    version: z.int(),
    can_edit: z.boolean(),
    /** As saved; empty until then. */
    items: z.array(z.object({ question: z.string(), quote: z.string() })),
    /** What matters to the person, weighs on them and is not in their hands: the least control first. */
    statements: z.array(z.object({ situation: z.string(), text: z.string(), control: z.int() })),
    /** What staff propose to ask, by query, but for what the company leaves out of its reports. */
    questions: z.array(z.object({ query: z.string(), name: z.string(), text: z.string() })),
  }),
})

export const saveInterviewGuide = endpoint({
  method: 'PUT',
  path: '/results/{id}/interview-guide',
  access: company('result.decide'),
  summary: 'Keep what is to be asked somebody, in this order.',
  params,
  body: z.object({ version: z.int(), items: z.array(guideItem).max(limits.interview_guide.items.max) }),
  reply: z.object({ version: z.int() }),
})
