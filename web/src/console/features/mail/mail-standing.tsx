import type { mailStates } from '@catchpitch/contract/mail/mail-state'
import { type Icon, IconAlertCircle, IconCircleCheck, IconCircleOff, IconClock } from '@tabler/icons-react'
import { useT } from '../../words.ts'
import classes from './mail-standing.module.css'

type State = (typeof mailStates)[number]

const icons: Record<State, Icon> = {
  pending: IconClock,
  completed: IconCircleCheck,
  failed: IconAlertCircle,
  declined: IconCircleOff,
}

/** Where a mail stands, in a word and a sign. */
export function MailStanding({ state }: { state: State }) {
  const t = useT()
  const StateIcon = icons[state]
  return (
    <span className={classes.standing} data-state={state}>
      <StateIcon size={16} aria-hidden />
      {t(`emails.state.${state}`)}
    </span>
  )
}
