import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { findOrder, listOrders } from './orders.queries.ts'
import { presentOrder } from './present-order.ts'
import { presentTransaction } from './present-transaction.ts'
import { listTransactions } from './transactions.queries.ts'

export const ordersRoutes = [
  bind('listOrders', async ({ db, group, language }, { query }) => {
    const { rows, pagination } = await listOrders(db, group.id, query, language)
    return { data: rows.map(presentOrder), pagination }
  }),

  bind('getOrder', async ({ db, group, language }, { params }) => {
    const order = (await findOrder(db, group.id, params.id, language)) ?? refuse('record.missing')
    return { data: presentOrder(order) }
  }),

  bind('listTransactions', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTransactions(db, query, language)
    return { data: rows.map(presentTransaction), pagination }
  }),
]
