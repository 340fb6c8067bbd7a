import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { billingDetailsOf } from './billing-details.queries.ts'
import { findInvoice, findInvoiceKey, listAllInvoices, listInvoices } from './invoices.queries.ts'
import { presentInvoice, presentListed } from './present-invoice.ts'
import { updateBillingDetails } from './update-billing-details.ts'

export const invoicesRoutes = [
  bind('listInvoices', async ({ db, group }, { query }) => {
    const { rows, pagination } = await listInvoices(db, group.id, query)
    return { data: rows.map(presentListed), pagination }
  }),

  bind('getInvoice', async (context, { params }) => {
    const { db, group } = context
    const invoice = (await findInvoice(db, { group_id: group.id, id: params.id })) ?? refuse('record.missing')
    return { data: presentInvoice(invoice, context) }
  }),

  bind('listAllInvoices', async ({ db }, { query }) => {
    const { rows, pagination } = await listAllInvoices(db, query)
    const data = rows.map((row) => ({ ...presentListed(row), group: { id: row.group_id, name: row.group_name } }))
    return { data, pagination }
  }),

  bind('getAnyInvoice', async (context, { params }) => {
    const { group_name, ...key } = (await findInvoiceKey(context.db, params.id)) ?? refuse('record.missing')
    const invoice = (await findInvoice(context.db, key)) ?? refuse('record.missing')
    return { data: { ...presentInvoice(invoice, context), group: { id: key.group_id, name: group_name } } }
  }),

  bind('getBillingDetails', async ({ db, group }) => ({ data: await billingDetailsOf(db, group.id) })),

  bind('updateBillingDetails', async (context, { body }) => {
    const { db, group } = context
    const fields = await updateBillingDetails(context, group.id, body)
    return {
      data: await billingDetailsOf(db, group.id),
      message: 'done.saved',
      audit: { subject: 'billing_details', subject_id: group.id, fields },
    }
  }),
]
