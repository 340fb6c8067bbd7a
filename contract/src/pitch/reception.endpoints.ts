import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { pitchAnswerForm } from './pitch-answer.ts'
import { slideReactions } from './slide-reactions.ts'

/** Without who asked, and without when: of few applicants either would tell. */
const pitchQuestion = z.object({ id, question: z.string(), answer: z.string().nullable(), version: z.int() })

export const getReception = endpoint({
  method: 'GET',
  path: '/catchers-pitch/reception',
  access: company('survey.view'),
  summary:
    'What applicants make of the pitch: of each slide how many saw it, what they said, who left there; questions.',
  reply: z.object({
    /** How many have seen anything of it. */
    people: z.int(),
    /** Everything that applicants may be shown, in its order: the company's own, then staff's. */
    slides: z.array(
      z.object({
        id,
        /** In the reader's language, or else in what there is. */
        name: z.string(),
        seen: z.int(),
        /** For how many it was the last that they looked at. */
        left: z.int(),
        reactions: z.record(z.enum(slideReactions), z.int()),
      }),
    ),
    /** Those that wait first; of each the latest first. */
    questions: z.array(pitchQuestion),
    /** How many wait for an answer, in all. */
    waiting: z.int(),
  }),
})

export const answerPitchQuestion = endpoint({
  method: 'PUT',
  path: '/catchers-pitch/questions/{id}',
  access: company('pitch.edit'),
  summary: "Answer an applicant's question for all applicants of the company, or change the answer.",
  params: z.object({ id }),
  body: pitchAnswerForm,
  reply: pitchQuestion,
})
