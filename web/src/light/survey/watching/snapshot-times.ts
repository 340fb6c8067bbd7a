import { limits } from '@catchpitch/contract/limits'

const { first_s, apart_ms } = limits.integrity.snapshot

/** Closer together they would say nothing more. */
const least_ms = 30_000

/** How long until the next picture: the first soon, every further one at a moment that nobody can foresee. */
export function untilNextPicture(taken: number, random: () => number): number {
  return taken === 0 ? first_s * 1000 : Math.round(least_ms + random() * (apart_ms - least_ms))
}
