import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@catchpitch/contract/limits'
import type { Secrets } from '#platform/secrets/secrets'

type NamedFile = { group_id: string; id: string }

const hour_ms = 60 * 60 * 1000

/**
 * When an address that is given out now ends: on the full hour after one hour from now. Within an hour the same file
 * has the same address for everybody, so that browsers can keep what they fetched.
 */
export function addressEnd(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + hour_ms) / hour_ms) * hour_ms)
}

/** Covers the path and the time, not the host: behind a proxy we do not know for sure what we are called. */
function sign(secrets: Secrets, path: string, expires: number): string {
  return createHmac('sha256', secrets.keyFor('files')).update(`${path}?expires=${expires}`).digest('base64url')
}

const pathOf = ({ group_id, id }: NamedFile) => `/media/${group_id}/${id}`

function addressUntil(secrets: Secrets, file: NamedFile, end: Date): string {
  const path = pathOf(file)
  const expires = Math.floor(end.getTime() / 1000)
  return `${path}?expires=${expires}&signature=${sign(secrets, path, expires)}`
}

/** The address at which a browser can fetch a file, for one to two hours. Whoever has it can read the file. */
export function signedFileUrl(secrets: Secrets, file: NamedFile, now: Date): string {
  return addressUntil(secrets, file, addressEnd(now))
}

/** The same for a minute: an applicant's voice or face is not to be passed on. */
export function briefFileUrl(secrets: Secrets, file: NamedFile, now: Date): string {
  return addressUntil(secrets, file, new Date(now.getTime() + limits.private_file.address_seconds * 1000))
}

/** Whether we ourselves signed this, whenever that was. */
export function isGenuineAddress(secrets: Secrets, file: NamedFile, expires: number, signature: string): boolean {
  const expected = Buffer.from(sign(secrets, pathOf(file), expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
