import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { activatePlan as endpoint } from '@catchpitch/contract/payments/payments.endpoints'
import { planKind, planKinds, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Stripe } from 'stripe'
import { findInvoiceOfOrder } from '#features/invoices/invoices.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { findAccount, findBought } from './payments.queries.ts'
import { askStripe, idOf, isUnknownThere } from './stripe-answers.ts'
import { syncNow } from './sync-company.ts'

type Payer = Context<(typeof endpoint)['access']>

const nothing = { plan: null, starts_at: null, ends_at: null, invoice: null }

/** The checkout that the browser came back from, if it is this company's. */
async function findCheckout(stripe: Stripe, session_id: string, customer_id: string) {
  try {
    const session = await stripe.checkout.sessions.retrieve(session_id)
    return idOf(session.customer) === customer_id ? session : null
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}

/** What was bought: by its checkout, else the last thing of all. */
async function findOutcome(context: Payer, session: Stripe.Checkout.Session | null) {
  const { db, group, language } = context
  const name = session && (idOf(session.subscription) ?? session.id)
  const bought = await findBought(db, group.id, name, language)
  if (!bought || (bought.status !== subscriptionStatus.active && bought.status !== subscriptionStatus.past_due))
    return null
  const invoice = bought.order_id === null ? null : await findInvoiceOfOrder(db, group.id, bought.order_id)
  return {
    state: 'active' as const,
    plan: { sku: bought.sku, title: bought.title, kind: wordOf(planKinds, planKind, bought.kind) },
    starts_at: bought.starts_at.toISOString(),
    ends_at: bought.ends_at.toISOString(),
    invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
  }
}

/**
 * What became of a payment. The browser that comes back proves nothing, and the provider's own word may come later or
 * never: so the provider is asked.
 */
export async function activatePlan(context: Payer, { session_id }: BodyOf<typeof endpoint>) {
  const { db, group, payments } = context
  const { stripe } = payments ?? refuse('payment.none')
  const account = await findAccount(db, group.id)
  if (!account) return session_id === null ? { ...nothing, state: 'open' as const } : refuse('record.missing')
  const session = await askStripe(async () => {
    const found = session_id === null ? null : await findCheckout(stripe, session_id, account.stripe_customer_id)
    await syncNow(context)
    return found
  })
  if (session_id !== null && !session) return refuse('record.missing')
  if (session?.status === 'open') return { ...nothing, state: 'open' as const }
  if (session?.status === 'expired') return { ...nothing, state: 'failed' as const }
  return (
    (await findOutcome(context, session)) ?? { ...nothing, state: session ? ('waiting' as const) : ('open' as const) }
  )
}
