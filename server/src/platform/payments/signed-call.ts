import type { IncomingHttpHeaders } from 'node:http'

/** A call as it came: the signature is over its bytes. */
export type SignedCall = { body: Buffer; headers: IncomingHttpHeaders }

/** The one header of this name; a name that comes twice is believed neither time. */
export const headerOf = ({ headers }: SignedCall, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
