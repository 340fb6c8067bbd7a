/** How a subscription stands today. */
export const subscriptionStates = ['incomplete', 'coming', 'running', 'over', 'cancelled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
