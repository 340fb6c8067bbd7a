/** How an order is paid. The numbers stand in the database. */
export const paymentMethod = { card: 1, online_transfer: 2, cash: 3, manual: 4 } as const
export type PaymentMethod = keyof typeof paymentMethod
export const paymentMethods = ['card', 'online_transfer', 'cash', 'manual'] as const satisfies PaymentMethod[]

/**
 * What an entry is. An `order` came about with a plan or an add-on; services, credits and refunds are entered by staff;
 * a `reversal` takes back another entry, which stays. The numbers stand in the database.
 */
export const transactionKind = { order: 1, service: 2, credit: 3, refund: 4, reversal: 5 } as const
export type TransactionKind = keyof typeof transactionKind
export const transactionKinds = [
  'order',
  'service',
  'credit',
  'refund',
  'reversal',
] as const satisfies TransactionKind[]

/** Where an order stands. The words are the specification's, the numbers stand in the database. */
export const orderState = { pending: 0, completed: 1, failed: 2, declined: 3 } as const
export type OrderState = keyof typeof orderState
export const orderStates = ['pending', 'completed', 'failed', 'declined'] as const satisfies OrderState[]
