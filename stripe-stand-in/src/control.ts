import { advance } from './advance.ts'
import { type Clock, secondsOf } from './clock.ts'
import type { Deliveries } from './deliveries.ts'
import type { DeliveryMode } from './delivery.ts'
import type { StripeEvent } from './objects.ts'
import type { Store } from './store.ts'

export type Control = {
  now(): Date
  /** Works off everything that is due until then. Set back, it only shows another time. */
  moveClock(time: Date): void
  /** False if no secret was ever said. */
  setWebhook(url: string, secret?: string): boolean
  setDeliveries(mode: DeliveryMode): void
  /** Sends what is held, in the order in which it happened. */
  releaseDeliveries(): void
  /** Loses what is held or waits. */
  dropDeliveries(): void
  /** All events so far, the oldest first. */
  events(): readonly StripeEvent[]
  /** Comes back once nothing waits to be delivered, but for what is held. */
  idle(): Promise<void>
}

export function createControl(parts: { store: Store; clock: Clock; deliveries: Deliveries }): Control {
  const { store, clock, deliveries } = parts
  return {
    now: clock.now,
    moveClock(time) {
      store.change(() => {
        const { offset_ms } = store.settings()
        store.set({ offset_ms: offset_ms + time.getTime() - clock.now().getTime() })
        advance(store, secondsOf(time))
      })
      deliveries.wake()
    },
    setWebhook(url, secret = store.settings().webhook?.secret) {
      if (secret === undefined) return false
      store.change(() => store.set({ webhook: { url, secret } }))
      deliveries.wake()
      return true
    },
    setDeliveries: (mode) => store.change(() => store.set({ deliveries: mode })),
    releaseDeliveries: deliveries.release,
    dropDeliveries: deliveries.drop,
    events: () => store.events.all(),
    idle: deliveries.idle,
  }
}
