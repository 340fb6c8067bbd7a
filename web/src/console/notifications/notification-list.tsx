import type { Notification } from '@catchpitch/contract/notifications/notification'
import {
  type Icon,
  IconCalendarClock,
  IconCheck,
  IconFileImport,
  IconMailX,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react'
import { usePerson } from '../person/load-person.ts'
import { workplacesOf } from '../person/person.ts'
import { useT } from '../words.ts'
import { Moment } from './moment.tsx'
import classes from './notification-list.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useSentence } from './use-sentence.ts'

const icons: Record<Notification['kind'], Icon> = {
  'colleague.joined': IconUserPlus,
  'mail.failed': IconMailX,
  'import.done': IconFileImport,
  notice: IconSpeakerphone,
  'plan.ending': IconCalendarClock,
}

function NotificationRow({ notification }: { notification: Notification }) {
  const t = useT()
  const { user } = usePerson()
  const sentence = useSentence()(notification)
  const { markRead, isPending } = useMarkRead()
  const { kind, group, created_at } = notification
  const isUnread = notification.read_at === null
  const KindIcon = icons[kind]
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <span className={classes.icon} data-kind={kind}>
        <KindIcon size={18} stroke={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.sentence}>
          {isUnread && <span className="visually-hidden">{t('notifications.new')}: </span>}
          {sentence}
        </p>
        {notification.kind === 'notice' && notification.params.text && (
          <p className={classes.text}>{notification.params.text}</p>
        )}
        <p className={classes.detail}>
          <Moment at={created_at} />
          {/* Who works for one company knows which it is. */}
          {group && workplacesOf(user).length > 1 && <span>{group.name}</span>}
        </p>
      </div>
      {/* Staff who look through somebody's eyes leave everything unread. */}
      {isUnread && !user.impersonate && (
        <button
          type="button"
          className={classes.mark}
          disabled={isPending}
          aria-label={t('notifications.markOne', { sentence })}
          onClick={() => markRead([notification.id])}
        >
          <IconCheck size={18} aria-hidden />
        </button>
      )}
    </li>
  )
}

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul className={classes.list}>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} />
      ))}
    </ul>
  )
}
