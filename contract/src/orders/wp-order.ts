/**
 * Where an order of the shop stands with us. `waiting`: staff have not activated a plan for it. `ignored`: it was
 * cancelled, refunded or deleted in the shop, so there is nothing to activate. The numbers stand in the database.
 */
export const wpOrderState = { waiting: 1, activated: 2, ignored: 3 } as const
export type WpOrderState = keyof typeof wpOrderState
export const wpOrderStates = ['waiting', 'activated', 'ignored'] as const satisfies WpOrderState[]
