import { Stripe } from 'stripe'
import type { Delivery, DeliveryMode } from './delivery.ts'
import { newId } from './ids.ts'
import type { StripeEvent } from './objects.ts'
import type { Store } from './store.ts'

export type Deliveries = {
  /** Within the change that caused the events. */
  enqueue(events: readonly StripeEvent[]): void
  wake(): void
  release(): void
  /** As if the network had lost them. */
  drop(): void
  /** Comes back once nothing waits but what is held. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export type Retries = { first_ms: number; longest_ms: number; attempts: number }

type Parts = {
  store: Store
  write(body: unknown): string
  warn(line: string): void
  retries: Retries
}

const answer_ms = 10_000

function orderedBy(mode: DeliveryMode, events: readonly StripeEvent[]): readonly StripeEvent[] {
  if (mode === 'reverse') return events.toReversed()
  // The whole again and not each at once: the older ones come when the newer are known.
  return mode === 'twice' ? [...events, ...events] : events
}

export function openDeliveries({ store, write, warn, retries }: Parts): Deliveries {
  const stopping = new AbortController()
  let pumping: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let waiters: (() => void)[] = []

  const waiting = () => store.deliveries.all().filter(({ held }) => !held)
  const isDue = ({ due_ms }: Delivery) => due_ms <= Date.now()

  async function post(event: StripeEvent): Promise<string | null> {
    const { webhook } = store.settings()
    if (!webhook) return 'there is no webhook'
    const payload = write(event)
    try {
      const { ok, status, body } = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: webhook.secret }),
        },
        body: payload,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answer_ms)]),
      })
      await body?.cancel()
      return ok ? null : `it answered ${status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const event = store.events.get(delivery.event)
    const problem = event ? await post(event) : null
    if (stopping.signal.aborted) return
    const attempts = delivery.attempts + 1
    store.change(() => {
      // Somebody has dropped it in the meantime.
      if (!store.deliveries.get(delivery.id)) return
      if (problem === null || attempts >= retries.attempts) {
        store.deliveries.remove(delivery.id)
        return
      }
      const pause = Math.min(retries.first_ms * 2 ** (attempts - 1), retries.longest_ms)
      store.deliveries.put({ ...delivery, attempts, due_ms: Date.now() + pause })
    })
    if (problem !== null && attempts >= retries.attempts)
      warn(`Stripe stand-in: ${event?.type} was not delivered, and is given up: ${problem}`)
  }

  async function pump(): Promise<void> {
    // Never finished at once: the caller must have written down that it is under way.
    await Promise.resolve()
    for (let next = waiting().find(isDue); next && !stopping.signal.aborted; next = waiting().find(isDue))
      await deliver(next)
  }

  function rest(): void {
    pumping = null
    const left = waiting()
    if (stopping.signal.aborted || left.length === 0) {
      for (const done of waiters) done()
      waiters = []
      return
    }
    const soonest = Math.min(...left.map(({ due_ms }) => due_ms))
    timer = setTimeout(wake, Math.max(0, soonest - Date.now()))
  }

  function wake(): void {
    clearTimeout(timer)
    if (!stopping.signal.aborted) pumping ??= pump().then(rest)
  }

  return {
    enqueue(events) {
      const { webhook, deliveries: mode } = store.settings()
      if (!webhook) return
      for (const { id } of orderedBy(mode, events))
        store.deliveries.put({ id: newId('del'), event: id, attempts: 0, due_ms: Date.now(), held: mode === 'hold' })
    },
    wake,
    release() {
      store.change(() => {
        for (const delivery of store.deliveries.all()) store.deliveries.put({ ...delivery, held: false })
      })
      wake()
    },
    drop() {
      store.change(() => {
        for (const { id } of store.deliveries.all()) store.deliveries.remove(id)
      })
      wake()
    },
    async idle() {
      const done = new Promise<void>((resolve) => waiters.push(resolve))
      wake()
      await done
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await pumping
      rest()
    },
  }
}
