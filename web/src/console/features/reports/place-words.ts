import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { leaning } from '../../../ui/map/leaning.ts'
import { useT } from '../../words.ts'

const feelingKeys = { low: 'results.feltBad', middle: 'results.feltMixed', high: 'results.feltGood' } as const

const controlKeys = {
  low: 'results.littleControl',
  middle: 'results.someControl',
  high: 'results.muchControl',
} as const

const alignmentKeys = {
  low: 'reports.alignment.worse',
  middle: 'reports.alignment.same',
  high: 'reports.alignment.better',
} as const

type Placed = { x: number; y: number; situations: number; alignment: number }

/** What somebody's figures say, in words; nothing of the kind where they rest on too little. */
export function usePlaceWords() {
  const t = useT()
  return {
    place: (one: Placed) =>
      isEnoughToSay(one)
        ? t('results.place', { feeling: t(feelingKeys[leaning(one.x)]), control: t(controlKeys[leaning(one.y)]) })
        : t('results.notEnough'),
    alignment: (one: Placed) =>
      isEnoughToSay(one) ? t(alignmentKeys[leaning(one.alignment)]) : t('results.notEnough'),
  }
}
