import type { Context } from './api/endpoint.ts'
import { apiVersion } from './api/version.ts'
import { newId } from './ids.ts'
import type { EventType } from './objects.ts'

/** Says that something happened, with the thing as it is now. */
export function emit(
  { store, now }: Context,
  type: EventType,
  object: { id: string; object: string },
  previous_attributes?: Record<string, unknown>,
): void {
  store.events.put({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: now,
    data: { object, ...(previous_attributes && { previous_attributes }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    type,
  })
}
