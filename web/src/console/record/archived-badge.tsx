import { useT } from '../words.ts'
import classes from './archived-badge.module.css'

/** Says that a record is no longer offered. */
export function ArchivedBadge() {
  const t = useT()
  return <span className={classes.badge}>{t('record.archived')}</span>
}
