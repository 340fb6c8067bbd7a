import { Stripe } from 'stripe'
import { headerOf, type SignedCall } from './signed-call.ts'

/** By Stripe's own client, which also refuses what was signed more than five minutes ago. */
export function isSignedByStripe(call: SignedCall, secret: string): boolean {
  try {
    Stripe.webhooks.constructEvent(call.body, headerOf(call, 'stripe-signature'), secret)
    return true
  } catch {
    return false
  }
}
