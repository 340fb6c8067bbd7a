import { z } from 'zod'
import { staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { orderStates, paymentMethods, transactionKinds } from './orders.ts'
import { changedTransactionForm, newTransactionForm } from './transaction-form.ts'

const listedTransaction = z.object({
  id,
  group: z.object({ id, name: z.string() }),
  product_name: z.string(),
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
  /** What staff call this kind of entry, and who made it; null for what was not entered by hand. */
  type: z.object({ id, name: z.string() }).nullable(),
  entered_by: z.object({ id, full_name: z.string() }).nullable(),
})

/** Another entry that this one speaks of. */
const related = z.object({ id, transaction_id: z.string(), product_name: z.string(), purchased_at: z.iso.datetime() })

const transaction = listedTransaction.extend({
  note: z.string(),
  /** The address of the file, good for a minute. */
  evidence: z.object({ url: z.string(), content_type: z.string() }).nullable(),
  subscription_id: id.nullable(),
  reverses: related.nullable(),
  reversed_by: related.nullable(),
  refunds: related.nullable(),
  version: z.int(),
  can: z.object({
    /** Title, number and day; type, note and evidence always. */
    edit: z.boolean(),
    reverse: z.boolean(),
  }),
})

const evidence = { field: 'evidence', bytes: limits.evidence.bytes, too_large: 'field.evidence.bytes' } as const
/** A file costs work and room, so even somebody who is signed in may not send them without an end. */
const limit = { per: 'ip', max: 200, window_s: 15 * 60 } as const

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transactions',
  access: staff('payment.record'),
  summary:
    'What companies ordered and how it was paid, over all of them. A keyword looks in product and transaction id.',
  list: listQuery({
    order: ['purchased_at'],
    filter: {
      group: id,
      status: z.enum(orderStates),
      method: z.enum(paymentMethods),
      type: id,
      kind: z.enum(transactionKinds),
    },
  }),
  reply: z.array(listedTransaction),
})

export const getTransactionDefaults = endpoint({
  method: 'GET',
  path: '/admin/transactions/defaults',
  access: staff('payment.record'),
  summary: 'What a form for a new entry of a company begins with: its tax rate, and the payments that can be refunded.',
  refusals: ['record.missing'],
  query: z.object({ group_id: id }),
  reply: z.object({
    currency: z.string(),
    country: z.string(),
    /** In hundredths of a percent; 0: no tax is due there. */
    tax_rate: z.int(),
    /** The last fifty payments of which something is left to give back. */
    refundable: z.array(
      related.extend({
        /** What is left of it. */
        amount_minor: z.int(),
        tax_minor: z.int(),
        currency: z.string(),
      }),
    ),
  }),
})

export const createTransaction = endpoint({
  method: 'POST',
  path: '/admin/transactions',
  access: staff('payment.record'),
  summary: 'Enter a service, a credit or a refund of a company, with a file that proves it if there is one.',
  limit,
  upload: evidence,
  body: newTransactionForm,
  reply: transaction,
})

export const getTransaction = endpoint({
  method: 'GET',
  path: '/admin/transactions/{id}',
  access: staff('payment.record'),
  summary: 'One entry with all that is known of it.',
  params: z.object({ id }),
  reply: transaction,
})

export const updateTransaction = endpoint({
  method: 'PUT',
  path: '/admin/transactions/{id}',
  access: staff('payment.record'),
  summary: 'Change what is said about an entry. What was booked stays: amount, tax, method and company.',
  refusals: ['transaction.booked', 'transaction.order'],
  limit,
  upload: evidence,
  params: z.object({ id }),
  body: changedTransactionForm,
  reply: transaction,
})

export const reverseTransaction = endpoint({
  method: 'DELETE',
  path: '/admin/transactions/{id}',
  access: staff('payment.record'),
  summary: 'Reverse an entry by a second one with the opposite amounts. The first stays. Gives back the second.',
  refusals: ['transaction.reversed', 'transaction.reversal', 'transaction.open', 'transaction.refunded'],
  params: z.object({ id }),
  reply: transaction,
})
