import { createRequire } from 'node:module'
import { isIPv4, isIPv6 } from 'node:net'
import { type CountryResponse, open, type Reader } from 'maxmind'

/** A part of the net: near enough to see that somebody moved, too far to tell in which house they are. */
export type Network = {
  prefix: string
  /** Two letters; null where nobody can say, as of a network at home. */
  country: string | null
}

/** Written as addresses of version 6 by a server that listens for both. */
const mapped = /^::ffff:(?=\d+\.)/i

/** The eight groups of an address, without the shortening. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left
  const right = tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
}

/** The first three bytes, or the first three groups: what a provider gives out as one. */
export function prefixOf(ip: string): string | null {
  const address = ip.replace(mapped, '')
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return null
  const groups = groupsOf(address.replace(/%.*$/, '')).slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}

const require = createRequire(import.meta.url)

/** Lies on this machine: nobody outside learns who takes a survey. */
const database = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')

let reader: Promise<Reader<CountryResponse & { country_code?: string }>> | null = null

export async function networkOf(ip: string): Promise<Network | null> {
  const prefix = prefixOf(ip)
  if (prefix === null) return null
  reader ??= open(database)
  const found = (await reader).get(ip.replace(mapped, ''))
  return { prefix, country: found?.country_code ?? null }
}
