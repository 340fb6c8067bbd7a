import { id } from '@catchpitch/contract/ids'
import { z } from 'zod'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { enqueue } from '#platform/jobs/enqueue'
import { refuse } from '#platform/refusal'
import { insertEvent } from './events.queries.ts'
import { processEvent } from './process-event.ts'

/** As Stripe writes its names: what holds anything else is not Stripe's, and nothing that a table could refuse gets in. */
const word = z.string().regex(/^[\w.:-]{1,255}$/)
const named = z.union([word, z.object({ id: word })]).nullish()

/** All that is believed of an event: that something about this customer has changed. */
const event = z.object({
  id: word,
  type: word,
  data: z.object({ object: z.object({ object: word, id: word.nullish(), customer: named }) }),
})

function customerOf({ object, id: own_id, customer }: z.output<typeof event>['data']['object']): string | null {
  if (object === 'customer') return own_id ?? null
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}

function parse(body: string) {
  try {
    return event.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** Notes an event, once, and answers; what it is about is looked into by a job. */
export async function receiveEvent({ db, now }: Pick<Context, 'db' | 'now'>, body: string): Promise<void> {
  const told = parse(body) ?? refuse('input.invalid')
  const event_id = id.parse(newId(now))
  const isNew = await insertEvent(db, {
    id: event_id,
    provider_id: told.id,
    type: told.type,
    customer_id: customerOf(told.data.object),
    received_at: now,
  })
  if (isNew) await enqueue(db, processEvent, { id: event_id })
}
