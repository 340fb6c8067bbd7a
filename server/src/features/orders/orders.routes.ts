import { bind } from '#platform/http/bind'
import { listOrders } from './orders.queries.ts'
import { presentOrder } from './present-order.ts'
import { presentTransaction } from './present-transaction.ts'
import { listTransactions } from './transactions.queries.ts'

export const ordersRoutes = [
  bind('listOrders', async ({ db, group, language }, { query }) => {
    const { rows, pagination } = await listOrders(db, group.id, query, language)
    return { data: rows.map(presentOrder), pagination }
  }),

  bind('listTransactions', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTransactions(db, query, language)
    return { data: rows.map(presentTransaction), pagination }
  }),
]
