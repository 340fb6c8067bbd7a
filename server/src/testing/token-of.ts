/** The token in the answer to a call that opens a session. */
export function tokenOf({ data }: { data: unknown }): string {
  if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string') return data.token
  throw new Error('There is no token in this answer.')
}
