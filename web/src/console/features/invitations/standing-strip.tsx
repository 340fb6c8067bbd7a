import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { useT } from '../../words.ts'
import type { Participation } from './invites-list.ts'
import classes from './standing-strip.module.css'

const shown = ['queued', 'sent', 'opened', 'started', 'completed', 'declined', 'expired', 'failed'] as const

type StandingStripProps = {
  counts: Participation['counts']
  /** The states that the list is narrowed to. */
  chosen: readonly string[]
  onChoose: (state: string | null) => void
}

/** How many people are where. Pressing one shows only those; pressing it again shows everybody. */
export function StandingStrip({ counts, chosen, onChoose }: StandingStripProps) {
  const t = useT()
  return (
    <ul className={classes.strip}>
      {shown.map((name) => {
        const value = String(inviteState[name])
        const isChosen = chosen.length === 1 && chosen[0] === value
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.count}
              data-state={name}
              data-none={counts[name] === 0 || undefined}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : value)}
            >
              <strong>{counts[name]}</strong>
              <span>{t(`invites.state.${name}`)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
