import { meanOf } from './mean.ts'
import type { Place } from './place.ts'

/**
 * The mean feeling about the important statements minus that about the others, from -2 to 2. Above 0 the
 * person feels better about what matters to them than about the rest.
 *
 * Plain means, not weighted ones: importance has already decided on which side a statement stands.
 */
export function alignmentOf(places: readonly Place[]): number {
  const meanFeeling = (important: boolean) =>
    meanOf(places.filter((place) => place.important === important).map(({ feeling_value }) => feeling_value))
  return meanFeeling(true) - meanFeeling(false)
}
