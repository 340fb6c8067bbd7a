import type { Stripe } from 'stripe'
import { idOf } from './stripe-answers.ts'

/** More than any company has; beyond it something is wrong, and asking on would never end. */
const most = 1000

/** All that Stripe knows of a company at one moment. */
export type StripeAccount = {
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  /** The checkouts in which an add-on was paid. */
  add_ons: Stripe.Checkout.Session[]
  card: { brand: string; last4: string; exp_month: number; exp_year: number } | null
}

function cardOf(method: string | Stripe.PaymentMethod | null | undefined): StripeAccount['card'] {
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand, last4, exp_month, exp_year }
}

/** Of what is running, the newest first: its card is the one that the next payment is taken from. */
function cardOfAccount(customer: Stripe.Customer | Stripe.DeletedCustomer, subscriptions: Stripe.Subscription[]) {
  const own = subscriptions.find(
    ({ status, default_payment_method }) => status !== 'canceled' && default_payment_method,
  )
  const common = customer.deleted ? null : customer.invoice_settings.default_payment_method
  return cardOf(own?.default_payment_method) ?? cardOf(common)
}

const isPaidAddOn = ({ mode, payment_status, metadata }: Stripe.Checkout.Session) =>
  mode === 'payment' && payment_status === 'paid' && metadata?.['plan_id'] !== undefined

/** Asked with no transaction open: however slow Stripe is, no connection to the database waits for it. */
export async function readStripeAccount(stripe: Stripe, customer_id: string): Promise<StripeAccount> {
  const customer = await stripe.customers.retrieve(customer_id, { expand: ['invoice_settings.default_payment_method'] })
  const all = { customer: customer_id, limit: 100 }
  const subscriptions = await stripe.subscriptions
    .list({ ...all, status: 'all', expand: ['data.default_payment_method'] })
    .autoPagingToArray({ limit: most })
  const invoices = await stripe.invoices.list(all).autoPagingToArray({ limit: most })
  const sessions = await stripe.checkout.sessions.list(all).autoPagingToArray({ limit: most })
  return {
    subscriptions,
    invoices,
    add_ons: sessions.filter(isPaidAddOn),
    card: cardOfAccount(customer, subscriptions),
  }
}

/** The subscription that a bill is for; null for an add-on's. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)
