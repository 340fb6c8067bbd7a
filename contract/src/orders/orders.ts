/** How an order is paid. The numbers stand in the database. */
export const paymentMethod = { card: 1, online_transfer: 2, cash: 3, manual: 4 } as const
export type PaymentMethod = keyof typeof paymentMethod
export const paymentMethods = ['card', 'online_transfer', 'cash', 'manual'] as const satisfies PaymentMethod[]

/** Where an order stands. The words are the specification's, the numbers stand in the database. */
export const orderState = { pending: 0, completed: 1, failed: 2, declined: 3 } as const
export type OrderState = keyof typeof orderState
export const orderStates = ['pending', 'completed', 'failed', 'declined'] as const satisfies OrderState[]
