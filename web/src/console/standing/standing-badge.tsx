import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { useT } from '../words.ts'
import { Mark } from './mark.tsx'
import { standingOf } from './standing.ts'
import classes from './standing-badge.module.css'

/** What was decided about somebody: told by shape and word as well as by colour, with the same shape as on the map. */
export function StandingBadge({ status }: { status: ResultStatus | null }) {
  const t = useT()
  const standing = standingOf(status)
  return (
    <span className={classes.standing} data-standing={standing}>
      <Mark standing={standing} size={12} />
      {t(`results.${standing}`)}
    </span>
  )
}
