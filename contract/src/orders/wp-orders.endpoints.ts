import { z } from 'zod'
import { signedBy, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { wpActivationForm } from './wp-activation-form.ts'
import { wpOrderStates } from './wp-order.ts'

const company = z.object({ id, name: z.string() })

const wpOrder = z.object({
  id,
  /** The address of the shop. */
  store: z.string(),
  number: z.string(),
  /** As the shop calls it: processing, completed, refunded and the like. */
  status: z.string(),
  state: z.enum(wpOrderStates),
  name: z.string(),
  email: z.string(),
  /** In cents, with tax. */
  total_minor: z.int(),
  tax_minor: z.int(),
  currency: z.string(),
  items: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.int(), total_minor: z.int() })),
  modified_at: z.iso.datetime(),
  /** The plan that is sold under the sku of an item; null where we know none. */
  plan: z.object({ id, title: z.string() }).nullable(),
  /** The company whose owner has the billing email; null where we know none. */
  suggested_group: company.nullable(),
  group: company.nullable(),
  subscription_id: id.nullable(),
  activated_at: z.iso.datetime().nullable(),
  activated_by: z.object({ id, full_name: z.string() }).nullable(),
})

export const listWpOrders = endpoint({
  method: 'GET',
  path: '/admin/wp-orders',
  access: staff('payment.record'),
  summary: 'The orders of our WooCommerce shops. A keyword looks in number, name and email.',
  list: listQuery({
    order: ['modified_at'],
    filter: { store: text({ max: 200 }), state: z.enum(wpOrderStates) },
  }),
  reply: z.array(wpOrder),
})

export const listWpStores = endpoint({
  method: 'GET',
  path: '/admin/wp-orders/stores',
  access: staff('payment.record'),
  summary: 'The shops that have sent us orders.',
  reply: z.array(z.object({ store: z.string() })),
})

export const activateWpOrder = endpoint({
  method: 'POST',
  path: '/admin/wp-orders/{id}/activate',
  access: staff('payment.record'),
  summary: 'Give a company the plan that it has paid for in the shop. Once for each order.',
  refusals: ['wpOrder.activated', 'wpOrder.ignored', 'subscription.none', 'subscription.overlap', 'subscription.card'],
  params: z.object({ id }),
  body: wpActivationForm,
  reply: wpOrder,
})

export const receiveWpOrder = endpoint({
  method: 'POST',
  path: '/wp-orders/webhook',
  access: signedBy('woocommerce'),
  summary:
    'A WooCommerce shop tells that an order was made, changed or deleted. Told twice or late, it changes nothing.',
  refusals: ['input.invalid'],
  body: z.string(),
  reply: z.object({ received: z.boolean() }),
})
