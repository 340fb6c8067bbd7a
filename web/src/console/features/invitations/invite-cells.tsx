import { IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '../../words.ts'
import classes from './invite-cells.module.css'
import type { ListedInvite } from './invites-list.ts'

/** Who it is, and the address that they are written to. */
export function Invited({ invite: { full_name, email, bounced } }: { invite: ListedInvite }) {
  const t = useT()
  return (
    <span>
      <span className={classes.name}>{full_name}</span>
      <span className={classes.quiet}>{email}</span>
      {bounced && (
        <span className={classes.bounced}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('invites.bounced')}
        </span>
      )}
    </span>
  )
}
