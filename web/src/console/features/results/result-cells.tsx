import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { useT } from '../../words.ts'
import { Mark } from './map/mark.tsx'
import classes from './result-cells.module.css'
import type { ListedResult } from './results-list.ts'
import { standingOf } from './standing.ts'

type PersonButtonProps = { result: ListedResult; isChosen: boolean; onChoose: () => void }

/** Who it is. The whole row can be pressed, to find the person on the map. */
export function PersonButton({ result: { code, name }, isChosen, onChoose }: PersonButtonProps) {
  return (
    <button type="button" className={classes.pick} aria-pressed={isChosen} onClick={onChoose}>
      {name ?? code}
      {name !== null && <span className={classes.code}>{code}</span>}
    </button>
  )
}

/** Told by shape and word as well as by colour, with the same shape as on the map. */
export function StandingBadge({ status }: Pick<ListedResult, 'status'>) {
  const t = useT()
  const standing = standingOf(status)
  return (
    <span className={classes.standing} data-standing={standing}>
      <Mark standing={standing} size={12} />
      {t(`results.${standing}`)}
    </span>
  )
}

export function Situations({ result: { situations } }: { result: Pick<ListedResult, 'situations'> }) {
  const t = useT()
  return (
    <>
      {situations}
      {!isEnoughToSay({ situations }) && <span className={classes.code}>{t('results.notEnough')}</span>}
    </>
  )
}
