import type { openCustomerPortal as endpoint } from '@catchpitch/contract/payments/payments.endpoints'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { findAccount } from './payments.queries.ts'
import { askStripe } from './stripe-answers.ts'

/** The provider's page for card and cancellation, opened for this one visit. */
export async function openCustomerPortal(context: Context<(typeof endpoint)['access']>): Promise<string> {
  const { db, group, language, origin, payments } = context
  const { stripe } = payments ?? refuse('payment.none')
  const account = (await findAccount(db, group.id)) ?? refuse('payment.unknown')
  const session = await askStripe(() =>
    stripe.billingPortal.sessions.create({
      customer: account.stripe_customer_id,
      return_url: `${origin}/subscription-plan`,
      locale: language,
    }),
  )
  return session.url
}
