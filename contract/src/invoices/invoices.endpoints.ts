import { z } from 'zod'
import { company, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { listQuery } from '../list.ts'
import { billingDetailsForm } from './billing-details-form.ts'
import { invoice, invoiceKinds, listedInvoice } from './invoice.ts'

const group = z.object({ id, name: z.string() })

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: company('billing.view'),
  summary: "The company's invoices and credit notes. A keyword looks in the number.",
  list: listQuery({ order: ['issued_at'], filter: { kind: z.enum(invoiceKinds) } }),
  reply: z.array(listedInvoice),
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/{id}',
  access: company('billing.view'),
  summary: 'One invoice of the company, with the address of its PDF file.',
  params: z.object({ id }),
  reply: invoice,
})

export const listAllInvoices = endpoint({
  method: 'GET',
  path: '/admin/invoices',
  access: staff('payment.record'),
  summary: 'The invoices of all companies. A keyword looks in the number and in the name on the invoice.',
  list: listQuery({ order: ['issued_at'], filter: { group: id, kind: z.enum(invoiceKinds) } }),
  reply: z.array(listedInvoice.extend({ group })),
})

export const getAnyInvoice = endpoint({
  method: 'GET',
  path: '/admin/invoices/{id}',
  access: staff('payment.record'),
  summary: 'One invoice of whichever company.',
  params: z.object({ id }),
  reply: invoice.extend({ group }),
})

/** As the form takes it; what nobody has said yet, and the account does not know, is empty. */
const billingDetails = z.object({
  name: z.string(),
  email: z.string().nullable(),
  line1: z.string(),
  line2: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  tax_number: z.string(),
  version: z.int(),
})

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/billing-details',
  access: company('billing.view'),
  summary: 'Who stands on the invoices of the company. What nobody has filled in yet is taken from the account.',
  reply: billingDetails,
})

export const updateBillingDetails = endpoint({
  method: 'PUT',
  path: '/billing-details',
  access: company('billing.pay'),
  summary: 'Change who stands on the invoices of the company from now on.',
  // What stands on an invoice can be put right whether or not there is a plan.
  needs_plan: false,
  body: billingDetailsForm,
  reply: billingDetails,
})
