/**
 * One topic may have caught a bad day, and from one or two the ring itself comes out too small (see
 * `ring.test.ts`). Below this the dot is drawn hollow and takes part in no comparison.
 */
export const situationsNeeded = 3

export function isEnoughToSay({ situations }: { situations: number }): boolean {
  return situations >= situationsNeeded
}
