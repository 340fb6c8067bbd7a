import { createHash } from 'node:crypto'
import { StripeRefusal } from '../errors.ts'
import type { IdempotentReply } from '../rows.ts'
import type { Store } from '../store.ts'

/** As long as Stripe keeps them. */
const kept_seconds = 24 * 60 * 60

export const fingerprintOf = (method: string, path: string, input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, input]))
    .digest('hex')

export function findReply(store: Store, key: string, asked: string, now: number): IdempotentReply | null {
  const reply = store.replies.get(key)
  if (!reply || now - reply.at > kept_seconds) return null
  if (reply.asked === asked) return reply
  throw new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}
