import type { InviteState, inviteState } from '@catchpitch/contract/invitations/invite-state'
import {
  type Icon,
  IconAlertCircle,
  IconCalendarOff,
  IconCircleCheck,
  IconClock,
  IconMailOpened,
  IconMoodNeutral,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import { useT } from '../../words.ts'
import classes from './invite-standing.module.css'

const inviteStateNames = {
  1: 'queued',
  2: 'sent',
  3: 'failed',
  4: 'opened',
  5: 'started',
  6: 'completed',
  7: 'declined',
  8: 'expired',
} as const satisfies Record<InviteState, keyof typeof inviteState>

const icons: Record<InviteState, Icon> = {
  1: IconClock,
  2: IconSend,
  3: IconAlertCircle,
  4: IconMailOpened,
  5: IconPencil,
  6: IconCircleCheck,
  7: IconMoodNeutral,
  8: IconCalendarOff,
}

/** How far somebody has come, in a word and a sign. */
export function InviteStanding({ state }: { state: InviteState }) {
  const t = useT()
  const StateIcon = icons[state]
  return (
    <span className={classes.standing} data-state={inviteStateNames[state]}>
      <StateIcon size={16} aria-hidden />
      {t(`invites.state.${inviteStateNames[state]}`)}
    </span>
  )
}
