import { useQuery } from '@tanstack/react-query'
import type { NavigationEntry } from '../navigation/entry.ts'
import { shownNumber } from '../notifications/notifications-query.ts'
import { pageQuery } from '../queries.ts'
import { useT } from '../words.ts'
import classes from './navigation-list.module.css'

/** What people write to support is told to no page that is open, so it is asked for now and then. */
const pause_ms = 60_000

const waitingQueries = {
  support: pageQuery('GET /admin/support-messages', { query: { page: 1, order: '-created_at', filter: 'state:open' } }),
} as const satisfies Record<NonNullable<NavigationEntry['waiting']>, unknown>

/** How many wait on a page for somebody to do something about them; nothing where none does. */
export function WaitingNumber({ of: what }: { of: NonNullable<NavigationEntry['waiting']> }) {
  const t = useT()
  const { data } = useQuery({ ...waitingQueries[what], refetchInterval: pause_ms })
  const waiting = data?.pagination?.total ?? 0
  if (waiting === 0) return null
  return (
    <span className={classes.waiting}>
      <span aria-hidden="true">{shownNumber(waiting)}</span>
      <span className="visually-hidden">{t('shell.waiting', { number: shownNumber(waiting) })}</span>
    </span>
  )
}
