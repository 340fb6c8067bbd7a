import { createHash } from 'node:crypto'

/**
 * What a session is called outside. A hash of the hash that is stored: it tells sessions apart, and nothing that is kept
 * about the token can be read from it.
 */
export function publicSessionId(token_hash: Buffer): string {
  return createHash('sha256').update(token_hash).digest().subarray(0, 16).toString('base64url')
}
