import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotificationList } from '../../notifications/notification-list.tsx'
import { notificationsQuery, shownNumber } from '../../notifications/notifications-query.ts'
import { useMarkRead } from '../../notifications/use-mark-read.ts'
import { Pager } from '../../pager.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './notifications-page.module.css'
import type { NotificationsSearch } from './notifications-search.ts'
import { NotificationsTabs } from './notifications-tabs.tsx'

const route = getRouteApi('/signed-in/surveys/notifications')

type State = NotificationsSearch['state']

function Nothing({ state }: { state: State }) {
  const t = useT()
  return state === 'unread' ? (
    <EmptyState title={t('notifications.upToDate')} text={t('notifications.upToDateText')} />
  ) : (
    <EmptyState title={t('notifications.empty')} text={t('notifications.emptyText')} />
  )
}

function StateLink({ state, shown, children }: { state: State; shown: State; children: ReactNode }) {
  return (
    <Link
      from="/surveys/notifications"
      to="."
      search={{ page: 1, state }}
      className={classes.state}
      // The router compares the whole search, and would call no page but the first the current one.
      activeProps={{ 'aria-current': undefined }}
      aria-current={state === shown ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** Everything that somebody was told. Not an `EntityTable`: it is read like a letter-box, sentence by sentence, and has no columns. */
export function NotificationsPage() {
  const t = useT()
  const { user } = usePerson()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useSuspenseQuery(notificationsQuery(search))
  const { data: unreadPage } = useQuery(notificationsQuery({ state: 'unread', page: 1 }))
  const { markRead, isPending } = useMarkRead()
  const { rows, pagination } = data
  const unread = unreadPage?.pagination?.total ?? 0

  return (
    <ShellPage name="surveys.notifications" title={t('notifications.title')} lead={t('notifications.lead')}>
      <NotificationsTabs />
      <div className={classes.tools}>
        <nav className={classes.states} aria-label={t('notifications.show')}>
          <StateLink state="all" shown={search.state}>
            {t('notifications.all')}
          </StateLink>
          <StateLink state="unread" shown={search.state}>
            {t('notifications.unread')}
            {unread > 0 && <span className={classes.number}>{shownNumber(unread)}</span>}
          </StateLink>
        </nav>
        {unread > 0 && !user.impersonate && (
          <Button
            className={classes.markAll}
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            loading={isPending}
            onClick={() => markRead(null)}
          >
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      <div className={classes.list}>
        {rows.length === 0 ? (
          <Nothing state={search.state} />
        ) : (
          <div className={classes.card}>
            <NotificationList notifications={rows} />
          </div>
        )}
        {pagination && (
          <Pager pagination={pagination} onPage={(page) => void navigate({ search: { ...search, page } })} />
        )}
      </div>
    </ShellPage>
  )
}
