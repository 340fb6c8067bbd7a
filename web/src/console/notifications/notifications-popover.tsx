import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'
import classes from './bell.module.css'
import { NotificationList } from './notification-list.tsx'
import { notificationsQuery, shownNumber } from './notifications-query.ts'
import { useMarkRead } from './use-mark-read.ts'

/** As many as are read at a glance; the page has them all. */
const latest_shown = 6

function Latest() {
  const t = useT()
  const { data, isError, refetch } = useQuery(notificationsQuery({ state: 'all', page: 1 }))
  if (isError && !data) {
    return (
      <div className={classes.none} role="alert">
        <p>{t('notifications.failed')}</p>
        <Button size="sm" variant="default" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className={classes.waiting} aria-busy="true">
        <span className={classes.bone} />
        <span className={classes.bone} />
        <span className={classes.bone} />
      </div>
    )
  }
  if (data.rows.length === 0) return <p className={classes.none}>{t('notifications.emptyText')}</p>
  return <NotificationList notifications={data.rows.slice(0, latest_shown)} />
}

export function NotificationsPopover() {
  const t = useT()
  const { user } = usePerson()
  const [opened, { toggle, close, open }] = useDisclosure()
  const { data } = useQuery(notificationsQuery({ state: 'unread', page: 1 }))
  const { markRead, isPending } = useMarkRead()
  const unread = data?.pagination?.total ?? 0
  const number = shownNumber(unread)
  return (
    <Popover
      opened={opened}
      onChange={(wanted) => (wanted ? open() : close())}
      position="bottom-start"
      width="min(380px, calc(100vw - 16px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell}
          aria-label={unread > 0 ? t('notifications.bellUnread', { number }) : t('notifications.bell')}
          onClick={toggle}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.number} data-long={number.length > 2 || undefined} aria-hidden>
              {number}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      {/* Said when it changes, to whoever does not see the number. */}
      <span className="visually-hidden" role="status">
        {unread > 0 && t('notifications.arrived', { number })}
      </span>
      <Popover.Dropdown className={classes.dropdown}>
        {/* No `header`: outside of the page's own it would be a second banner. */}
        <div className={classes.head}>
          <h2>{t('notifications.bell')}</h2>
          {unread > 0 && !user.impersonate && (
            <button type="button" className={classes.markAll} disabled={isPending} onClick={() => markRead(null)}>
              {t('notifications.markAll')}
            </button>
          )}
        </div>
        <div className={classes.body}>
          <Latest />
        </div>
        <Link to="/surveys/notifications" search={{ page: 1, state: 'all' }} className={classes.all} onClick={close}>
          {t('notifications.seeAll')}
        </Link>
      </Popover.Dropdown>
    </Popover>
  )
}
