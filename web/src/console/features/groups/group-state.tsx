import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { useT } from '../../words.ts'
import classes from './group-state.module.css'

/** Whether a company takes part, by sign and word. */
export function GroupState({ group: { suspended } }: { group: { suspended: boolean } }) {
  const t = useT()
  return (
    <span className={classes.state} data-suspended={suspended || undefined}>
      {suspended ? <IconCircleOff size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
      {t(suspended ? 'groups.suspended' : 'groups.active')}
    </span>
  )
}
