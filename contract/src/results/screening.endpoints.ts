import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { listedPerson, standing } from './listed-person.ts'
import { integrityFlags } from './result-status.ts'

const params = z.object({ id })
const filter = { status: standing, flag: z.enum(integrityFlags) }

/** Which of the short questions, counted from 1. */
const position = z.int().min(1).max(limits.survey.screening_questions.max)

export const listScreening = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/screening',
  access: company('screening.view'),
  summary:
    'The people who have completed a survey, each with what they answered to its short questions. A keyword looks in the names that are shown, or is a code.',
  params,
  list: listQuery({ order: ['completed_at'], filter }),
  reply: z.array(
    listedPerson.extend({
      /** In the order in which they were asked; whoever left one out has no answer to it. */
      answers: z.array(z.object({ position, question: z.string(), text: z.string() })),
    }),
  ),
})

export const listAnswers = endpoint({
  method: 'GET',
  path: '/my-surveys/{id}/answers',
  access: company('screening.view'),
  summary:
    'What everybody answered to one short question of a survey, to be read side by side. A keyword looks in the answers.',
  params,
  list: listQuery({ order: ['completed_at'], filter }).extend({
    question: z.coerce.number<string | number>().pipe(position).default(1),
  }),
  reply: z.array(listedPerson.extend({ question: z.string(), text: z.string() })),
})
