import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: cannot be guessed, whatever the number of tries. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only this is stored, so a copy of the database opens no session. A plain hash is enough for a random secret. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
