import type { SubscriptionStatus } from '../plans/plans.ts'

/**
 * What a subscription comes to today. `running` and `past_due` hold a plan, the others do not. `past_due`: the last
 * payment failed, and the days of grace are running. `unpaid`: they are over.
 */
export const subscriptionStates = [
  'incomplete',
  'coming',
  'running',
  'past_due',
  'unpaid',
  'paused',
  'over',
  'cancelled',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

type Subscription = {
  status: SubscriptionStatus
  starts_at: Date
  /** As the database works it out from status and times; null: it holds nothing. */
  lapses_at: Date | null
}

/** The one answer to what a status means at a moment; whether it holds is never asked of the status alone. */
export function subscriptionStateOf({ status, starts_at, lapses_at }: Subscription, now: Date): SubscriptionState {
  switch (status) {
    case 'incomplete':
    case 'unpaid':
    case 'paused':
    case 'cancelled':
      return status
    case 'incomplete_expired':
      return 'cancelled'
    case 'past_due':
      return lapses_at !== null && lapses_at > now ? 'past_due' : 'unpaid'
    case 'trialing':
    case 'active':
      if (starts_at > now) return 'coming'
      return lapses_at !== null && lapses_at > now ? 'running' : 'over'
  }
}

/** Whether a company has what it subscribed to. */
export const holdsIn = (state: SubscriptionState): boolean => state === 'running' || state === 'past_due'
