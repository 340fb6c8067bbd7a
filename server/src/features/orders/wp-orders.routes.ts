import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { activateWpOrder } from './activate-wp-order.ts'
import { presentWpOrders } from './present-wp-order.ts'
import { receiveWpOrder } from './receive-wp-order.ts'
import { findWpOrder, listWpOrders, listWpStores } from './wp-orders.queries.ts'

export const wpOrdersRoutes = [
  bind('listWpOrders', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listWpOrders(db, query)
    return { data: await presentWpOrders(db, rows, language), pagination }
  }),

  bind('listWpStores', async ({ db }) => ({ data: await listWpStores(db) })),

  bind('activateWpOrder', async (context, { params, body }) => {
    const { db, language } = context
    const { group_id, id } = await activateWpOrder(context, params.id, body)
    const row = (await findWpOrder(db, id)) ?? refuse('record.missing')
    const [data] = await presentWpOrders(db, [row], language)
    if (!data) return refuse('record.missing')
    return { data, message: 'done.saved', audit: { subject: 'wp_order', subject_id: id, group_id } }
  }),

  bind('receiveWpOrder', async (context, { body }) => {
    await receiveWpOrder(context, body)
    // The row keeps what was told and when; no person has done anything.
    return { data: { received: true }, audit: null }
  }),
]
