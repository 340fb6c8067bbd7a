import { bind } from '#platform/http/bind'
import { noteOutcome, removeOutcome } from './note-outcome.ts'

const subject = 'result'

export const outcomeRoutes = [
  bind('noteOutcome', async (context, { params: { id }, body }) => {
    const fields = await noteOutcome(context, id, body)
    return { data: body, message: 'done.saved', audit: fields.length > 0 ? { subject, subject_id: id, fields } : null }
  }),

  bind('removeOutcome', async (context, { params: { id } }) => {
    const wasNoted = await removeOutcome(context, id)
    return { data: null, message: 'done.removed', audit: wasNoted ? { subject, subject_id: id } : null }
  }),
]
