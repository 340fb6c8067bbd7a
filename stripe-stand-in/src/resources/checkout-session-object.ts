import type { Context } from '../api/endpoint.ts'
import { mergeMetadata } from '../api/parameters.ts'
import { newId } from '../ids.ts'
import type { CheckoutLine, CheckoutSession, Customer } from '../objects.ts'

type Wanted = {
  mode: 'subscription' | 'payment'
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | null | undefined
  locale?: string | undefined
  success_url: string
  cancel_url?: string | undefined
  allowed_payment_method_types: string[]
  expires_at?: number | undefined
  invoice_creation?:
    | { enabled: boolean; invoice_data?: { metadata?: Record<string, string> | null | undefined } | undefined }
    | undefined
}

const day = 24 * 60 * 60

const total = (lines: readonly CheckoutLine[], amount: (line: CheckoutLine) => number) =>
  lines.reduce((sum, line) => sum + amount(line), 0)

const invoiceCreation = ({ mode, invoice_creation }: Wanted): CheckoutSession['invoice_creation'] =>
  mode === 'payment'
    ? {
        enabled: invoice_creation?.enabled ?? false,
        invoice_data: {
          account_tax_ids: null,
          custom_fields: null,
          description: null,
          footer: null,
          issuer: null,
          metadata: mergeMetadata({}, invoice_creation?.invoice_data?.metadata),
          rendering_options: null,
        },
      }
    : null

/** An open session; its page is at an address of this process. */
export function newSession(
  { now }: Context,
  customer: Customer,
  lines: readonly CheckoutLine[],
  wanted: Wanted,
): CheckoutSession {
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: wanted.allowed_payment_method_types,
    amount_subtotal: total(lines, ({ amount_subtotal }) => amount_subtotal),
    amount_total: total(lines, ({ amount_total }) => amount_total),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wanted.cancel_url ?? null,
    client_reference_id: wanted.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: lines[0]?.currency ?? 'myr',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: wanted.expires_at ?? now + day,
    integration_identifier: null,
    invoice: null,
    invoice_creation: invoiceCreation(wanted),
    livemode: false,
    locale: wanted.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, wanted.metadata),
    mode: wanted.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: wanted.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wanted.success_url,
    total_details: {
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: total(lines, ({ amount_tax }) => amount_tax),
    },
    ui_mode: 'hosted_page',
    url: `/pay/${id}`,
    wallet_options: null,
  }
}
