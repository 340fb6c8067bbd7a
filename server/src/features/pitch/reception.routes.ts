import { bind } from '#platform/http/bind'
import { answerQuestion, readReception } from './reception.ts'

export const receptionRoutes = [
  bind('getReception', async (context) => ({ data: await readReception(context, context.group.id) })),

  bind('answerPitchQuestion', async (context, { params, body }) => ({
    data: await answerQuestion(context, { group_id: context.group.id, id: params.id }, body),
    message: 'done.saved',
    audit: { subject: 'pitch_question', subject_id: params.id, fields: ['answer'] },
  })),
]
