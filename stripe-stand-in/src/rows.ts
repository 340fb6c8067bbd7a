import type { CheckoutLine, InvoiceLine } from './objects.ts'

/** What is kept besides Stripe's own objects. */

/** A card as it was typed in. */
export type TypedCard = { number: string; exp_month: number; exp_year: number; name: string }

/** What a Checkout session was asked to do, which the session itself does not tell. */
export type CheckoutDetails = {
  /** The session's. */
  id: string
  lines: CheckoutLine[]
  subscription_metadata: Record<string, string>
  default_tax_rates: string[]
  trial_end: number | null
  payment_metadata: Record<string, string>
  invoice_metadata: Record<string, string>
  /** What an attempt that failed has left, for the next one to pay. */
  subscription: string | null
  payment_intent: string | null
}

/** A card that its owner has still to confirm with their bank. */
export type Confirmation = { id: string; card: TypedCard } & (
  | { kind: 'checkout'; session: string }
  | { kind: 'portal'; portal: string }
  | { kind: 'invoice'; invoice: string }
)

/** What waits for a subscription's next invoice. */
export type PendingLine = { id: string; subscription: string; line: InvoiceLine }

/** What was answered to a call that named a key: asked again, the same is answered and nothing done. */
export type IdempotentReply = { id: string; asked: string; status: number; body: unknown; at: number }
