/**
 * Where to go after signing in, if the address says so. Only a path of our own: an address that sends people
 * elsewhere right after they have typed their password is what a phisher wants.
 */
export function nextPath(written: unknown): string | null {
  if (typeof written !== 'string' || !/^\/(?![/\\])/.test(written)) return null
  return written
}
