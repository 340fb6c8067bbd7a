import { z } from 'zod'

/** How events reach the webhook. `reverse` and `twice` go by what one action caused; `hold` waits to be released. */
export const deliveryMode = z.enum(['in-order', 'reverse', 'twice', 'hold'])

export type DeliveryMode = z.output<typeof deliveryMode>

/** An event that has still to be delivered. Times are the machine's: the other side waits in real time. */
export type Delivery = { id: string; event: string; attempts: number; due_ms: number; held: boolean }
