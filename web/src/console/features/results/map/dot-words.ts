import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { leaning } from '../../../../ui/map/leaning.ts'
import { useT } from '../../../words.ts'
import type { Dot } from '../results-list.ts'

const feelingKeys = {
  low: 'results.feltBad',
  middle: 'results.feltMixed',
  high: 'results.feltGood',
} as const

const controlKeys = {
  low: 'results.littleControl',
  middle: 'results.someControl',
  high: 'results.muchControl',
} as const

/** What a dot says, in words: where it is, unless there is not enough to say. */
export function useDotWords(): (dot: Dot) => string {
  const t = useT()
  return (dot) =>
    isEnoughToSay(dot)
      ? t('results.place', { feeling: t(feelingKeys[leaning(dot.x)]), control: t(controlKeys[leaning(dot.y)]) })
      : t('results.notEnough')
}
