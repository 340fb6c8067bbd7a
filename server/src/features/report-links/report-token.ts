import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets'

type Link = { group_id: string; id: string; expires_at: Date }

const uuid_bytes = 16
const signature_bytes = 32

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idIn = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const sign = (secrets: Secrets, { group_id, id, expires_at }: Link) =>
  createHmac('sha256', secrets.keyFor('reports')).update(`${group_id} ${id} ${expires_at.getTime()}`).digest()

/** What stands in the address: which link, of which company, and that we made it. */
export function reportToken(secrets: Secrets, link: Link): string {
  return Buffer.concat([bytesOf(link.group_id), bytesOf(link.id), sign(secrets, link)]).toString('base64url')
}

/** Which link a token names, whether or not it is genuine; null for what is no token at all. */
export function readToken(token: string): { group_id: string; id: string; signature: Buffer } | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 2 * uuid_bytes + signature_bytes) return null
  return {
    group_id: idIn(bytes.subarray(0, uuid_bytes)),
    id: idIn(bytes.subarray(uuid_bytes, 2 * uuid_bytes)),
    signature: bytes.subarray(2 * uuid_bytes),
  }
}

export const isGenuine = (secrets: Secrets, link: Link, signature: Buffer): boolean =>
  timingSafeEqual(signature, sign(secrets, link))
