import { createHash } from 'node:crypto'

/** Numbers from 0 up to 1 that are the same for the same seed, so that what failed can be tried again. */
export function seededRandom(seed) {
  let drawn = 0
  return () => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32
  }
}
