import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { useT } from '../../words.ts'
import classes from './result-cells.module.css'
import type { ListedResult } from './results-list.ts'

type PersonButtonProps = { result: ListedResult; isChosen: boolean; onChoose: () => void }

/** Who it is. Pressing it finds the person on the map. */
export function PersonButton({ result: { code, name }, isChosen, onChoose }: PersonButtonProps) {
  return (
    <button type="button" className={classes.pick} aria-pressed={isChosen} onClick={onChoose}>
      {name ?? code}
      {name !== null && <span className={classes.code}>{code}</span>}
    </button>
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
