import { z } from 'zod'
import { type Context, endpoint } from '../api/endpoint.ts'
import { created, isWithin, listFields, listPage, wholeList } from '../api/lists.ts'
import { flag, locale, mergeMetadata, metadata, quantity, text, timestamp, webAddress } from '../api/parameters.ts'
import { expireSession } from '../billing/checkout.ts'
import { taxOf } from '../billing/taxes.ts'
import { invalidRequest, noSuch } from '../errors.ts'
import { newId } from '../ids.ts'
import type { CheckoutLine, CheckoutSession, TaxRate } from '../objects.ts'
import type { Store } from '../store.ts'
import { newSession } from './checkout-session-object.ts'
import { findCustomer } from './customers.ts'
import { findPrice } from './prices.ts'
import { findTaxRate } from './tax-rates.ts'

function findSession(store: Store, id: string): CheckoutSession {
  const session = store.sessions.get(id)
  if (!session) throw noSuch('checkout.session', id)
  return session
}

const hour = 60 * 60

const lineItem = z.strictObject({
  price: text(),
  quantity: quantity().default(1),
  tax_rates: z.array(text()).default([]),
})

const fields = {
  mode: z.enum(['subscription', 'payment']),
  customer: text(),
  line_items: z.array(lineItem).min(1).max(20),
  client_reference_id: text().pipe(z.string().max(200)).optional(),
  metadata: metadata().optional(),
  locale: locale().optional(),
  success_url: webAddress(),
  cancel_url: webAddress().optional(),
  allowed_payment_method_types: z.array(z.literal('card')).default(['card']),
  expires_at: timestamp().optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata().optional(),
      default_tax_rates: z.array(text()).default([]),
      trial_end: timestamp().optional(),
      description: text().optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: metadata().optional(), description: text().optional() }).optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag(),
      invoice_data: z.strictObject({ metadata: metadata().optional(), description: text().optional() }).optional(),
    })
    .optional(),
}

type Input = z.output<z.ZodObject<typeof fields>>

/** What goes with the other mode only is refused, as Stripe does. */
function checkMode({ mode, subscription_data, payment_intent_data, invoice_creation }: Input): void {
  const wrong = (name: string) => invalidRequest(`You can not pass \`${name}\` in \`${mode}\` mode.`, name)
  if (mode === 'payment' && subscription_data) throw wrong('subscription_data')
  if (mode === 'subscription' && payment_intent_data) throw wrong('payment_intent_data')
  if (mode === 'subscription' && invoice_creation) throw wrong('invoice_creation')
}

function checkTimes({ expires_at, subscription_data }: Input, now: number): void {
  if (expires_at !== undefined && (expires_at < now + hour / 2 || expires_at > now + 24 * hour))
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    )
  const trial_end = subscription_data?.trial_end
  if (trial_end !== undefined && trial_end < now + 48 * hour)
    throw invalidRequest(
      'The `trial_end` date has to be at least 2 days in the future.',
      'subscription_data[trial_end]',
    )
}

function lineOf({ store }: Context, item: z.output<typeof lineItem>, param: string): Omit<CheckoutLine, 'taxes'> {
  const price = findPrice(store, item.price, `${param}[price]`, 400)
  const product = store.products.get(price.product)
  if (!price.active || product?.active === false)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, `${param}[price]`)
  const amount = price.unit_amount * item.quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product?.name ?? null,
    discounts: [],
    metadata: {},
    price,
    quantity: item.quantity,
  }
}

/** With its taxes; a trial costs nothing today. */
function pricedLine(line: Omit<CheckoutLine, 'taxes'>, rates: readonly TaxRate[], isTrial: boolean): CheckoutLine {
  const subtotal = isTrial && line.price.recurring ? 0 : line.amount_subtotal
  const taxes = rates.map((rate) => ({
    amount: taxOf(subtotal, rate.percentage),
    rate,
    taxability_reason: null,
    taxable_amount: subtotal,
  }))
  const amount_tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  return { ...line, amount_subtotal: subtotal, amount_tax, amount_total: subtotal + amount_tax, taxes }
}

function linesOf(context: Context, input: Input): CheckoutLine[] {
  const { store } = context
  const { line_items, subscription_data } = input
  const defaults = (subscription_data?.default_tax_rates ?? []).map((id) =>
    findTaxRate(store, id, 'subscription_data[default_tax_rates]'),
  )
  return line_items.map((item, position) => {
    const param = `line_items[${position}]`
    const own = item.tax_rates.map((id) => findTaxRate(store, id, `${param}[tax_rates]`))
    const isTrial = subscription_data?.trial_end !== undefined
    return pricedLine(lineOf(context, item, param), own.length > 0 ? own : defaults, isTrial)
  })
}

function checkPrices({ mode }: Input, lines: readonly CheckoutLine[]): void {
  const rhythms = lines.flatMap(({ price: { recurring } }) =>
    recurring ? [`${recurring.interval_count} ${recurring.interval}`] : [],
  )
  if (mode === 'payment' && rhythms.length > 0)
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    )
  if (mode === 'subscription' && rhythms.length === 0)
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode.', 'line_items')
  if (new Set(rhythms).size > 1)
    throw invalidRequest('Checkout does not support multiple prices with different billing intervals.', 'line_items')
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw invalidRequest('All prices on a Checkout Session must have the same currency.', 'line_items')
}

export const checkoutSessionEndpoints = [
  endpoint('POST', '/v1/checkout/sessions', fields, (context, input) => {
    const { store, now } = context
    const customer = findCustomer(store, input.customer, 'customer', 400)
    checkMode(input)
    checkTimes(input, now)
    const lines = linesOf(context, input)
    checkPrices(input, lines)
    const session = store.sessions.put(newSession(context, customer, lines, input))
    store.session_details.put({
      id: session.id,
      lines,
      subscription_metadata: mergeMetadata({}, input.subscription_data?.metadata),
      default_tax_rates: input.subscription_data?.default_tax_rates ?? [],
      trial_end: input.subscription_data?.trial_end ?? null,
      payment_metadata: mergeMetadata({}, input.payment_intent_data?.metadata),
      invoice_metadata: mergeMetadata({}, input.invoice_creation?.invoice_data?.metadata),
      subscription: null,
      payment_intent: null,
    })
    return session
  }),
  endpoint('GET', '/v1/checkout/sessions/:id', {}, ({ store }, _input, id) => findSession(store, id)),
  endpoint(
    'GET',
    '/v1/checkout/sessions',
    {
      ...listFields,
      created,
      customer: text().optional(),
      subscription: text().optional(),
      payment_intent: text().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    },
    ({ store }, { customer, subscription, payment_intent, status, created: bounds, ...page }) =>
      listPage(
        '/v1/checkout/sessions',
        store.sessions
          .all()
          .filter(
            (session) =>
              (customer === undefined || session.customer === customer) &&
              (subscription === undefined || session.subscription === subscription) &&
              (payment_intent === undefined || session.payment_intent === payment_intent) &&
              (status === undefined || session.status === status) &&
              isWithin(session.created, bounds),
          ),
        page,
      ),
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', {}, (context, _input, id) => {
    const session = findSession(context.store, id)
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    return expireSession(context, session)
  }),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', listFields, ({ store }, _page, id) => {
    findSession(store, id)
    return wholeList(`/v1/checkout/sessions/${id}/line_items`, store.session_details.get(id)?.lines ?? [])
  }),
]
