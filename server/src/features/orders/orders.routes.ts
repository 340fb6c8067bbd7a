import { findInvoiceOfOrder } from '#features/invoices/invoices.public'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { findOrder, listOrders } from './orders.queries.ts'
import { presentOrder } from './present-order.ts'

export const ordersRoutes = [
  bind('listOrders', async ({ db, group, language }, { query }) => {
    const { rows, pagination } = await listOrders(db, group.id, query, language)
    return { data: rows.map(presentOrder), pagination }
  }),

  bind('getOrder', async ({ db, group, language }, { params }) => {
    const order = (await findOrder(db, group.id, params.id, language)) ?? refuse('record.missing')
    const invoice = (await findInvoiceOfOrder(db, group.id, order.id)) ?? null
    return { data: { ...presentOrder(order), invoice } }
  }),
]
