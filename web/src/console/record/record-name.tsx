import { ArchivedBadge } from './archived-badge.tsx'
import classes from './record-name.module.css'

/** What a record is called, and whether it is still offered. */
export function RecordName({ name, archived }: { name: string; archived: boolean }) {
  return (
    <span className={classes.name}>
      {name}
      {archived && <ArchivedBadge />}
    </span>
  )
}
