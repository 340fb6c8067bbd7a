import { Link } from '@tanstack/react-router'
import { useT } from '../../../words.ts'
import type { ReadFrom } from '../read-from.ts'
import { type Decidable, nameOf } from './decidable.ts'
import classes from './person-cells.module.css'

type Recorded = { events: number; is_repeat: boolean }

/** What was recorded of somebody beside their answers: a signal to look at, in the words of what happened. */
export function Flag({ of: { events, is_repeat } }: { of: Recorded }) {
  const t = useT()
  if (events === 0 && !is_repeat) return null
  return (
    <span className={classes.flags}>
      {events > 0 && <span className={classes.flag}>{t('flag.count', { count: events })}</span>}
      {is_repeat && <span className={classes.flag}>{t('flag.repeat')}</span>}
    </span>
  )
}

type ReadLinkProps = {
  person: Pick<Decidable, 'id' | 'code' | 'name'>
  /** The list in which they stand: who comes before and after them there is the same while they are read. */
  from?: ReadFrom
}

/** To what somebody wrote, and what it comes to. */
export function ReadLink({ person, from }: ReadLinkProps) {
  const t = useT()
  return (
    <Link
      className={classes.read}
      to="/surveys/results/view"
      search={{ id: person.id, ...from }}
      aria-label={t('deciding.open', { name: nameOf(person) })}
    >
      {t('deciding.read')}
    </Link>
  )
}
