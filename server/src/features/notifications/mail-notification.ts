import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import type { Notification } from '@catchpitch/contract/notifications/notification'
import { type ChosenMailKind, isMailChosen } from '@catchpitch/contract/notifications/notification-choices'
import { letterMail } from '#platform/mail/queue-letter'
import { queueMails } from '#platform/mail/queue-mail'
import { notificationMail, somebody } from './notification.mail.ts'
import type { readReaders } from './notifications.queries.ts'
import { type NotificationRow, presentNotifications } from './present-notifications.ts'
import type { Telling } from './telling.ts'

type Reader = Awaited<ReturnType<typeof readReaders>>[number]

/** What people can choose to get by mail too. */
type Mailed = Extract<Notification, { kind: ChosenMailKind }>

const isMailed = (notification: Notification): notification is Mailed => isMailChosen(notification.kind)

/** Where the mail leads: to what it is about, as the notification itself does. */
function pageOf({ kind, params }: Mailed): `/${string}` {
  switch (kind) {
    case 'colleague.joined':
      return '/surveys/teams'
    case 'survey.completed':
    case 'survey.declined':
      return `/surveys/${params.survey.id}/invites`
    case 'mail.failed':
      return `/surveys/emailLogPreview?id=${params.mail_id}`
    case 'pitch.asked':
      return '/surveys/catchers-pitch'
    case 'plan.ending':
      return '/subscription-plan'
    case 'import.done':
    case 'notice':
      return '/surveys/notifications'
  }
}

/** What the texts leave open. */
function valuesOf({ kind, params, group }: Mailed, language: Language): Record<string, string | number> {
  const company = group?.name ?? ''
  switch (kind) {
    case 'colleague.joined':
    case 'mail.failed':
      return { company, who: params.name ?? somebody(language) }
    case 'survey.completed':
    case 'survey.declined':
      return { survey: params.survey.name ?? '', who: params.name ?? somebody(language) }
    case 'plan.ending':
      return { company, day: formatDay(lastMomentBefore(params.ends_at), language) }
    case 'pitch.asked':
      return { company, asked: params.asked }
    case 'import.done':
      return params
    case 'notice':
      return { title: params.name ?? '', text: params.text ?? '' }
  }
}

/** Writes to people what they are told, each in their language, in the caller's transaction. */
export async function mailNotification({ db, now }: Telling, row: NotificationRow, readers: readonly Reader[]) {
  for (const language of new Set(readers.map((reader) => languageFrom(reader.language)))) {
    const [notification] = await presentNotifications(db, [row], language, now)
    if (!notification || !isMailed(notification)) continue
    const letter = {
      kind: 'notification',
      texts: notificationMail(notification.kind),
      values: valuesOf(notification, language),
      opens: { page: pageOf(notification) },
    } as const
    const mails = readers
      .filter((reader) => languageFrom(reader.language) === language)
      .map(({ id: user_id, email, ...names }) =>
        letterMail({ ...letter, to: { user_id, email, name: fullNameOf(names), language } }, now),
      )
    await queueMails(db, mails, now)
  }
}
