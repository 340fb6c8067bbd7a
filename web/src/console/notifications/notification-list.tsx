import type { Notification } from '@catchpitch/contract/notifications/notification'
import {
  type Icon,
  IconCalendarClock,
  IconCalendarX,
  IconCheck,
  IconClipboardCheck,
  IconClipboardX,
  IconCreditCard,
  IconCreditCardOff,
  IconFileImport,
  IconMailX,
  IconMessageQuestion,
  IconReceipt,
  IconSpeakerphone,
  IconSwitchHorizontal,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePerson } from '../person/load-person.ts'
import { workplacesOf } from '../person/person.ts'
import { useT } from '../words.ts'
import { Moment } from './moment.tsx'
import classes from './notification-list.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useSentence } from './use-sentence.ts'

const icons: Record<Notification['kind'], Icon> = {
  'colleague.joined': IconUserPlus,
  'survey.completed': IconClipboardCheck,
  'survey.declined': IconClipboardX,
  'mail.failed': IconMailX,
  'import.done': IconFileImport,
  'pitch.asked': IconMessageQuestion,
  notice: IconSpeakerphone,
  'plan.ending': IconCalendarClock,
  'payment.paid': IconReceipt,
  'payment.failed': IconCreditCardOff,
  'card.expiring': IconCreditCard,
  'plan.changed': IconSwitchHorizontal,
  'plan.cancelled': IconCalendarX,
  'plan.ended': IconCalendarX,
}

type ShownLink = { className: string | undefined; onClick: () => void; children: ReactNode }

/** To the invoice of what was paid; where it has none, to the orders. */
function PaidLink({ link, invoice }: { link: ShownLink; invoice: { id: string } | null }) {
  if (!invoice) return <Link {...link} to="/surveys/orders" />
  return <Link {...link} to="/surveys/invoices/detail" search={{ id: invoice.id }} />
}

/** The sentence, leading to what it is about where that is in sight: a page of the company that the reader is in. */
function Told({ notification, children }: { notification: Notification; children: ReactNode }) {
  const { company, user } = usePerson()
  const { markRead } = useMarkRead()
  const { kind, params, group, id, read_at } = notification
  if (group === null || group.id !== company?.id) return children
  const link = {
    className: classes.link,
    onClick: () => {
      if (read_at === null && !user.impersonate) markRead([id])
    },
    children,
  }
  switch (kind) {
    case 'colleague.joined':
      return <Link {...link} to="/surveys/teams" />
    case 'survey.completed':
    case 'survey.declined':
      return <Link {...link} to="/surveys/$id/invites" params={{ id: params.survey.id }} />
    case 'mail.failed':
      return <Link {...link} to="/surveys/emailLogPreview" search={{ id: params.mail_id }} />
    case 'pitch.asked':
      return <Link {...link} to="/surveys/catchers-pitch" />
    case 'payment.paid':
      return <PaidLink link={link} invoice={params.invoice} />
    case 'plan.ending':
    case 'payment.failed':
    case 'card.expiring':
    case 'plan.changed':
    case 'plan.cancelled':
    case 'plan.ended':
      return <Link {...link} to="/subscription-plan" />
    case 'import.done':
    case 'notice':
      return children
  }
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
          <Told notification={notification}>{sentence}</Told>
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
