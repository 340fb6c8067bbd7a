import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { created, isWithin, listFields, listPage } from '../api/lists.ts'
import { address, cleared, mergeMetadata, metadata, text } from '../api/parameters.ts'
import { noSuch } from '../errors.ts'
import { emit } from '../events.ts'
import { newId, newInvoicePrefix } from '../ids.ts'
import type { Customer } from '../objects.ts'
import type { Store } from '../store.ts'
import { findOwnPaymentMethod } from './payment-methods.ts'

export function findCustomer(store: Store, id: string, param = 'id', status = 404): Customer {
  const customer = store.customers.get(id)
  if (!customer) throw noSuch('customer', id, param, status)
  return customer
}

const fields = {
  name: cleared(text()).optional(),
  email: cleared(text()).optional(),
  description: cleared(text()).optional(),
  phone: cleared(text()).optional(),
  address: cleared(address()).optional(),
  preferred_locales: cleared(z.array(text())).optional(),
  tax_exempt: z
    .enum(['', 'none', 'exempt', 'reverse'])
    .transform((word) => word || 'none')
    .optional(),
  /** Taken and not kept: it only steers how Stripe works taxes out by itself, which the product does not use. */
  tax: z
    .strictObject({ ip_address: cleared(text()), validate_location: z.enum(['immediately', 'deferred', 'auto']) })
    .partial()
    .optional(),
  metadata: metadata().optional(),
}

const settingsField = z
  .strictObject({ default_payment_method: cleared(text()) })
  .partial()
  .optional()

type Said<Entries> = { [Name in keyof Entries]?: Exclude<Entries[Name], undefined> }

const isSaid = (entry: [string, unknown]) => entry[1] !== undefined

/** Only what has been said: the rest stays as it was. */
function said<Entries extends object>(entries: Entries): Said<Entries> {
  const result: Said<Entries> = {}
  return Object.assign(result, Object.fromEntries<unknown>(Object.entries(entries).filter(isSaid)))
}

export const customerEndpoints = [
  endpoint('POST', '/v1/customers', fields, (context, input) => {
    const { store, now } = context
    const customer = store.customers.put({
      id: newId('cus'),
      object: 'customer',
      address: input.address ?? null,
      balance: 0,
      created: now,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: input.description ?? null,
      discount: null,
      email: input.email ?? null,
      invoice_prefix: newInvoicePrefix(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: mergeMetadata({}, input.metadata),
      name: input.name ?? null,
      next_invoice_sequence: 1,
      phone: input.phone ?? null,
      preferred_locales: input.preferred_locales ?? [],
      shipping: null,
      tax_exempt: input.tax_exempt ?? 'none',
      test_clock: null,
    })
    emit(context, 'customer.created', customer)
    return customer
  }),
  endpoint('GET', '/v1/customers/:id', {}, ({ store }, _input, id) => findCustomer(store, id)),
  endpoint('POST', '/v1/customers/:id', { ...fields, invoice_settings: settingsField }, (context, input, id) => {
    const { store } = context
    const before = findCustomer(store, id)
    const { metadata: entries, invoice_settings, preferred_locales, tax: _tax, ...rest } = input
    const card = invoice_settings?.default_payment_method
    if (card) findOwnPaymentMethod(store, card, id, 'invoice_settings[default_payment_method]')
    const customer = store.customers.put({
      ...before,
      ...said(rest),
      ...(preferred_locales !== undefined && { preferred_locales: preferred_locales ?? [] }),
      metadata: mergeMetadata(before.metadata, entries),
      invoice_settings: { ...before.invoice_settings, ...(card !== undefined && { default_payment_method: card }) },
    })
    emit(context, 'customer.updated', customer)
    return customer
  }),
  endpoint(
    'GET',
    '/v1/customers',
    { ...listFields, created, email: text().optional() },
    ({ store }, { email, created: bounds, ...page }) =>
      listPage(
        '/v1/customers',
        store.customers
          .all()
          .filter((one) => (email === undefined || one.email === email) && isWithin(one.created, bounds)),
        page,
      ),
  ),
]
