/** Commas as any keyboard has them, and blanks. */
const between = /[\s,，、;；]+/u

/**
 * Ratings that were typed one after the other, such as `1,1,2,3,4,3,2,1`: as many as are asked for, each from 1 to
 * `most`. Null if they are not.
 */
export function readSequence(typed: string, count: number, most: number): number[] | null {
  // A keyboard for Chinese may write its digits as wide as its characters.
  const parts = typed
    .normalize('NFKC')
    .split(between)
    .filter((part) => part !== '')
  const ratings = parts.map((part) => (/^\d$/.test(part) ? Number(part) : 0))
  return ratings.length === count && ratings.every((rating) => rating >= 1 && rating <= most) ? ratings : null
}
