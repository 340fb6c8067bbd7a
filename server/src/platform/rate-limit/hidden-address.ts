import { createHash } from 'node:crypto'

/** An address as counters may know it: one that nobody here has must not stand in a table in clear. */
export function hiddenAddress(email_key: string): string {
  return createHash('sha256').update(email_key).digest('base64url')
}
