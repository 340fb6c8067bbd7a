import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { isPing } from '#platform/payments/shop-signature'
import { shopKey } from '#platform/payments/shops'
import { refuseField } from '#platform/refusal'
import { readDelivery } from './read-wp-delivery.ts'
import { markWpOrderDeleted, storeWpOrder } from './wp-orders.queries.ts'

type Delivered = Pick<Context, 'db' | 'now' | 'header'>

/** Takes in what a shop has sent. That it comes from that shop was found out by its signature, before anything was read. */
export async function receiveWpOrder({ db, now, header }: Delivered, body: string): Promise<void> {
  // Not signed, and the only thing that is taken from anybody: it says nothing.
  if (isPing(body)) return
  const delivery = readDelivery(body, header('x-wc-webhook-topic'))
  const arrived = { id: newId(now), store: shopKey(header('x-wc-webhook-source')), received_at: now }
  if (delivery.kind === 'broken') refuseField('body', 'field.invalid')
  if (delivery.kind === 'order') await storeWpOrder(db, arrived, delivery.row)
  if (delivery.kind === 'deleted') await markWpOrderDeleted(db, arrived, delivery.wp_id)
}
