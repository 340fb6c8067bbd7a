import { type Day, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { orderState, transactionKind } from '@catchpitch/contract/orders/orders'

type Entry = { kind: number; status: number }
type Money = { amount_minor: number; tax_minor: number }

/** Title, number and day are staff's own to say only of what they have entered: an order says what was sold. */
export const canEditFacts = ({ kind }: Pick<Entry, 'kind'>): boolean =>
  kind !== transactionKind.order && kind !== transactionKind.reversal

/** Only what was booked can be taken back, and what takes back cannot. */
export const canBeReversed = ({ kind, status }: Entry): boolean =>
  kind !== transactionKind.reversal && status === orderState.completed

/** When it was paid: today means now, so that what is entered later stands after it. */
export const paidAt = (day: Day, now: Date): Date => (day === dayOf(now) ? now : startOfDay(day))

/** What is left to give back of a payment, after refunds that are booked below zero. */
export function leftOf(paid: Money, refunds: readonly Money[]): Money {
  const left = { amount_minor: paid.amount_minor, tax_minor: paid.tax_minor }
  for (const { amount_minor, tax_minor } of refunds) {
    left.amount_minor += amount_minor
    left.tax_minor += tax_minor
  }
  return left
}

/** Zero has no sign of its own here: "-0" would not be what is stored. */
export const opposite = ({ amount_minor, tax_minor }: Money): Money => ({
  amount_minor: 0 - amount_minor,
  tax_minor: 0 - tax_minor,
})
