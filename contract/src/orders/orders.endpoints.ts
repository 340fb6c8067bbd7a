import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { planKinds } from '../plans/plans.ts'
import { orderStates, paymentMethods, transactionKinds } from './orders.ts'

const order = z.object({
  id,
  /** What it was called when it was sold. */
  product_name: z.string(),
  /** What the plan is called today, and of which kind it is; null where nothing has begun with this order. */
  plan_title: z.string().nullable(),
  subscription_name: z.enum(planKinds).nullable(),
  /** The time that was paid for. */
  start_date: z.iso.datetime().nullable(),
  end_date: z.iso.datetime().nullable(),
  purchased_at: z.iso.datetime(),
  transaction_id: z.string(),
  payment_method: z.enum(paymentMethods),
  status: z.enum(orderStates),
  kind: z.enum(transactionKinds),
  /** Whether another entry takes it back. */
  reversed: z.boolean(),
  /** In cents, the tax not in it. Below zero where money is given back. */
  amount_minor: z.int(),
  tax_minor: z.int(),
  currency: z.string(),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  access: company('billing.view'),
  summary: 'What the company has ordered and how it was paid. A keyword looks in product name and transaction id.',
  list: listQuery({ order: ['purchased_at'], filter: { status: z.enum(orderStates) } }),
  reply: z.array(order),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/{id}',
  access: company('billing.view'),
  summary: 'One order of the company, with its invoice.',
  params: z.object({ id }),
  /** Null: nothing has been invoiced for it. */
  reply: order.extend({ invoice: z.object({ id, number: z.string() }).nullable() }),
})
