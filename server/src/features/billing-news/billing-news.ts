import type { planPeriods } from '@catchpitch/contract/plans/plans'

/** What happened about a company's payments, by kind. Amounts are in the smallest unit of their currency. */
type Happened =
  /** The mail about it is the one with the invoice. */
  | {
      kind: 'payment.paid'
      plan_id: string | null
      amount_minor: number
      currency: string
      invoice: { id: string; number: string } | null
    }
  | { kind: 'payment.failed'; plan_id: string | null; amount_minor: number; currency: string; grace_ends_at: Date }
  /** `month` as it stands on the card, `2026-11`. */
  | { kind: 'card.expiring'; last4: string; month: string }
  | {
      kind: 'plan.changed'
      plan_id: string
      from_id: string
      /** What is paid from when, without tax; null: nothing is charged by itself. */
      renewal: { amount_minor: number; currency: string; period: (typeof planPeriods)[number]; at: Date } | null
    }
  /** It is not renewed, and works until then. */
  | { kind: 'plan.cancelled'; plan_id: string; ends_at: Date }
  | { kind: 'plan.ended'; plan_id: string; is_trial: boolean }

export type BillingNews = Happened & {
  group_id: string
  /** What happened, once, such as the id of the invoice that was not paid: the same again tells nobody a second time. */
  cause: string
  /** Where mails go besides the owners: the address for bills, if the company has one. */
  to?: readonly string[]
}
