import { z } from 'zod'
import { type Context, endpoint } from '../api/endpoint.ts'
import { created, isWithin, listFields, listPage, wholeList } from '../api/lists.ts'
import { text } from '../api/parameters.ts'
import { planChange } from '../billing/change-plan.ts'
import { composeInvoice } from '../billing/make-invoice.ts'
import { collectInvoice, intentOf, subscriptionOf } from '../billing/pay-invoice.ts'
import { pendingLines } from '../billing/pending-lines.ts'
import { customerOf, upcoming } from '../billing/renew-subscription.ts'
import { cardOf, findCard, hasEnded, periodOf } from '../billing/update-subscription.ts'
import { cardDeclined, invalidRequest, noSuch, StripeRefusal } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Invoice, InvoiceLine, PaymentMethod, Subscription } from '../objects.ts'
import type { Store } from '../store.ts'
import { findOwnPaymentMethod } from './payment-methods.ts'
import { itemChanges, itemField, prorationFields, prorationTime } from './plan-change-fields.ts'
import { findSubscription } from './subscriptions.ts'

export function findInvoice(store: Store, id: string): Invoice {
  const invoice = store.invoices.get(id)
  if (!invoice) throw noSuch('invoice', id, 'invoice')
  return invoice
}

const detailsField = z.strictObject({ ...prorationFields, items: z.array(itemField).min(1).optional() })

type Details = z.output<typeof detailsField>

/** What would stand on the next invoice: of the change itself if it is invoiced at once, or else of the next period. */
function previewLines(context: Context, subscription: Subscription, details: Details | undefined) {
  const waiting = pendingLines(context, subscription.id)
  const next = (one: Subscription, more: readonly InvoiceLine[]) => {
    const { lines } = upcoming(context, one)
    return [...waiting, ...more, ...lines.slice(waiting.length)]
  }
  if (!details?.items) return next(subscription, [])
  const change = planChange(context, subscription, {
    items: itemChanges(context.store, subscription, details.items),
    behavior: details.proration_behavior,
    at: prorationTime(context, subscription, details.proration_date),
  })
  const isInvoiced = change.begins_anew || details.proration_behavior === 'always_invoice'
  if (isInvoiced) return [...waiting, ...change.lines]
  return next({ ...subscription, items: change.items }, change.lines)
}

function cardFor(context: Context, invoice: Invoice, named: string | undefined): PaymentMethod {
  const { store } = context
  if (named !== undefined) return findOwnPaymentMethod(store, named, invoice.customer, 'payment_method')
  const subscription = subscriptionOf(context, invoice)
  const fallback = store.customers.get(invoice.customer)?.invoice_settings.default_payment_method ?? null
  const card = subscription ? cardOf(context, subscription) : findCard(store, fallback)
  if (card) return card
  throw invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    undefined,
    'resource_missing',
  )
}

export const invoiceEndpoints = [
  endpoint('GET', '/v1/invoices/:id', {}, ({ store }, _input, id) => findInvoice(store, id)),
  endpoint(
    'GET',
    '/v1/invoices',
    {
      ...listFields,
      created,
      customer: text().optional(),
      subscription: text().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    ({ store }, { customer, subscription, status, created: bounds, ...page }) =>
      listPage(
        '/v1/invoices',
        store.invoices
          .all()
          .filter(
            (invoice) =>
              (customer === undefined || invoice.customer === customer) &&
              (subscription === undefined || invoice.parent?.subscription_details.subscription === subscription) &&
              (status === undefined || invoice.status === status) &&
              isWithin(invoice.created, bounds),
          ),
        page,
      ),
  ),
  endpoint('GET', '/v1/invoices/:id/lines', listFields, ({ store }, _page, id) => {
    const { lines } = findInvoice(store, id)
    return wholeList(lines.url, lines.data)
  }),
  endpoint(
    'POST',
    '/v1/invoices/create_preview',
    { customer: text().optional(), subscription: text(), subscription_details: detailsField.optional() },
    (context, { customer, subscription: id, subscription_details }) => {
      const subscription = findSubscription(context.store, id, 'subscription')
      if (customer !== undefined && customer !== subscription.customer) throw noSuch('subscription', id, 'subscription')
      const isOver = hasEnded(subscription) || (subscription.cancel_at_period_end && !subscription_details?.items)
      if (isOver)
        throw new StripeRefusal(404, {
          type: 'invalid_request_error',
          code: 'invoice_upcoming_none',
          message: `No upcoming invoices for customer: ${subscription.customer}`,
        })
      return composeInvoice(context, {
        id: newId('upcoming_in'),
        customer: customerOf(context, subscription),
        subscription,
        reason: 'upcoming',
        lines: previewLines(context, subscription, subscription_details),
        currency: subscription.currency,
        period: periodOf(subscription),
      })
    },
  ),
  endpoint('POST', '/v1/invoices/:id/pay', { payment_method: text().optional() }, (context, input, id) => {
    const invoice = findInvoice(context.store, id)
    if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid')
    if (invoice.status !== 'open') throw invalidRequest('This invoice can no longer be paid.')
    const collected = collectInvoice(context, invoice, cardFor(context, invoice, input.payment_method), 'hand')
    // Given back and not thrown: that it was tried stays written down.
    return collected.status === 'paid' ? collected : cardDeclined(intentOf(context, collected))
  }),
]
