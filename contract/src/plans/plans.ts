/** What a company can subscribe to. The numbers are the specification's and stand in the database. */
export const planKind = { default: 1, add_on: 2, custom: 3, annual: 4 } as const
export type PlanKind = (typeof planKind)[keyof typeof planKind]
export const planKinds = ['default', 'add_on', 'custom', 'annual'] as const satisfies (keyof typeof planKind)[]

export const planPeriod = { month: 1, year: 2 } as const
export const planPeriods = ['month', 'year'] as const satisfies (keyof typeof planPeriod)[]
export type PlanPeriod = (typeof planPeriod)[keyof typeof planPeriod]

/** How much a plan allows within its period; null means as much as one likes. */
export type PlanLimits = {
  readonly surveys: number | null
  readonly participants: number | null
  readonly people: number | null
}

/** The numbers stand in the database. */
export const subscriptionStatus = {
  incomplete: 0,
  trialing: 1,
  active: 2,
  past_due: 3,
  cancelled: 4,
  unpaid: 5,
  paused: 6,
  incomplete_expired: 7,
} as const
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'unpaid',
  'paused',
  'incomplete_expired',
] as const satisfies (keyof typeof subscriptionStatus)[]
export type SubscriptionStatus = keyof typeof subscriptionStatus

/** Those that can hold a plan; until when is a matter of the times as well. */
export const holdingStatuses = ['trialing', 'active', 'past_due'] as const satisfies SubscriptionStatus[]
