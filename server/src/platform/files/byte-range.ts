/** Both ends belong to it, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header asks of a file: a part of it, a part that lies beyond its end, or all of it. A header that we
 * cannot read, or that wants several parts at once, is answered with the whole file, as HTTP allows.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const wanted = Math.min(Number(last), bytes)
    return wanted === 0 ? 'beyond' : { start: bytes - wanted, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last)
  if (end < start) return 'whole'
  return start >= bytes ? 'beyond' : { start, end: Math.min(end, bytes - 1) }
}
