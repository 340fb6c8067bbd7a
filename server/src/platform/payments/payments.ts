import { Stripe } from 'stripe'
import type { StripeSettings } from '../config.ts'

/** The provider that charges cards. */
export type Payments = {
  stripe: Stripe
  /** Nothing is charged: a test key, or the stand-in. Pages say so. */
  is_test: boolean
}

/** A press on a button waits for the answer; Stripe's own 80 seconds would hold it up for longer than anybody looks at it. */
const timeout_ms = 20_000

export function openPayments({ secret_key, api_url }: StripeSettings): Payments {
  const elsewhere = api_url === null ? null : new URL(api_url)
  const address = elsewhere && {
    host: elsewhere.hostname,
    port: elsewhere.port || (elsewhere.protocol === 'https:' ? '443' : '80'),
    protocol: elsewhere.protocol === 'https:' ? ('https' as const) : ('http' as const),
  }
  const stripe = new Stripe(secret_key, { ...address, maxNetworkRetries: 1, timeout: timeout_ms, telemetry: false })
  return { stripe, is_test: !secret_key.includes('_live_') }
}
