/** When the plan that is bought begins: now, or when the plan that is paid for by hand ends. */
export const planStarts = ['now', 'at_end'] as const

/**
 * How far a payment is. `waiting`: the provider has not said yet. `open`: nothing was paid so far, and it can still be.
 * `failed`: nothing was paid, and this payment is over.
 */
export const paymentStates = ['active', 'waiting', 'open', 'failed'] as const
