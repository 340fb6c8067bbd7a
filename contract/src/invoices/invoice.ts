import { z } from 'zod'
import { id } from '../ids.ts'
import { paymentMethods } from '../orders/orders.ts'

/** A credit note takes back what an invoice asked for. Both are numbered in one row. */
export const invoiceKind = { invoice: 1, credit_note: 2 } as const
export type InvoiceKind = keyof typeof invoiceKind
export const invoiceKinds = ['invoice', 'credit_note'] as const satisfies InvoiceKind[]

/** Seller or buyer, as they were called on the day of the invoice. The address is without the country. */
export const invoiceParty = z.object({
  name: z.string(),
  address: z.array(z.string()),
  country: z.string().nullable(),
  registration_number: z.string().nullable(),
  tax_number: z.string().nullable(),
  email: z.string().nullable(),
})

/** `plan`: time on a plan. `unused`: the rest of a plan that was given up. `other`: named by its title alone. */
export const lineKinds = ['plan', 'unused', 'add_on', 'other'] as const

export const invoiceLine = z.object({
  kind: z.enum(lineKinds),
  title: z.string(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  amount_minor: z.int(),
})
export type InvoiceLine = z.output<typeof invoiceLine>

export type InvoiceParty = z.output<typeof invoiceParty>

const listed = {
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_at: z.iso.datetime(),
  /** With tax; below zero on a credit note. */
  total_minor: z.int(),
  tax_minor: z.int(),
  currency: z.string(),
  payment_method: z.enum(paymentMethods),
  /** Of what it is for, in a few words. */
  title: z.string(),
}

export const listedInvoice = z.object(listed)

export const invoice = z.object({
  ...listed,
  seller: invoiceParty,
  buyer: invoiceParty,
  lines: z.array(invoiceLine),
  subtotal_minor: z.int(),
  /** In hundredths of a percent; null: no tax was due, or not by one rate. */
  tax_rate: z.int().nullable(),
  paid_at: z.iso.datetime(),
  /** The transaction id that people quote. */
  transaction_id: z.string(),
  order_id: id,
  /** The card, where it was paid by one and that is known: `visa 4242`. */
  paid_with: z.string().nullable(),
  /** The invoice that a credit note takes back. */
  corrects: z.object({ id, number: z.string() }).nullable(),
  /** The address of the PDF file, good for a minute; null while it is still being written. */
  pdf: z.string().nullable(),
})
export type Invoice = z.output<typeof invoice>
