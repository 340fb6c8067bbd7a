import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { orderStates, paymentMethods } from './orders.ts'

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transactions',
  access: staff('payment.record'),
  summary:
    'What companies ordered and how it was paid, over all of them. A keyword looks in product and transaction id.',
  list: listQuery({
    order: ['purchased_at'],
    filter: { group: id, status: z.enum(orderStates), method: z.enum(paymentMethods), type: id },
  }),
  reply: z.array(
    z.object({
      id,
      group: z.object({ id, name: z.string() }),
      product_name: z.string(),
      start_date: z.iso.datetime().nullable(),
      end_date: z.iso.datetime().nullable(),
      purchased_at: z.iso.datetime(),
      transaction_id: z.string(),
      payment_method: z.enum(paymentMethods),
      status: z.enum(orderStates),
      /** In cents, the tax not in it. */
      amount_minor: z.int(),
      tax_minor: z.int(),
      currency: z.string(),
      /** What staff call this kind of entry, and who made it; null for what was not entered by hand. */
      type: z.object({ id, name: z.string() }).nullable(),
      entered_by: z.object({ id, full_name: z.string() }).nullable(),
    }),
  ),
})
