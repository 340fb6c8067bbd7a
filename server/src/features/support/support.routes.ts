import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { markSupportMessage } from './mark-support-message.ts'
import { presentListedMessage, presentSupportMessage } from './present-support-message.ts'
import { sendSupportMessage } from './send-support-message.ts'
import { findSupportKey, listSupportMessages, readSupportMessage } from './support.queries.ts'

const subject = 'support_message'

export const supportRoutes = [
  bind('sendSupportMessage', async (context, { body }) => {
    const { id, group_id, number } = await sendSupportMessage(context, body)
    // Sent again, it changed nothing.
    return { data: { number }, audit: id === null ? null : { subject, subject_id: id, group_id } }
  }),

  bind('listSupportMessages', async ({ db }, { query }) => {
    const { rows, pagination } = await listSupportMessages(db, query)
    return { data: rows.map(presentListedMessage), pagination }
  }),

  bind('getSupportMessage', async ({ db, person }, { params }) => {
    const key = await findSupportKey(db, params.id)
    const message = key && (await readSupportMessage(db, key))
    return { data: message ? presentSupportMessage(message, person) : refuse('record.missing') }
  }),

  bind('markSupportMessage', async (context, { params, body }) => {
    const { message, changed } = await markSupportMessage(context, context.person.id, params.id, body.answered)
    return {
      data: presentSupportMessage(message, context.person),
      message: 'done.saved',
      audit: changed ? { subject, subject_id: params.id, fields: ['answered'] } : null,
    }
  }),
]
