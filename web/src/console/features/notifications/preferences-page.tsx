import type { CompanyWord } from '@catchpitch/contract/access/permissions'
import { grants } from '@catchpitch/contract/access/permissions'
import type { NotificationKind } from '@catchpitch/contract/notifications/notification'
import {
  isMailChosen,
  notificationChoices,
  notificationPreferences,
} from '@catchpitch/contract/notifications/notification-choices'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePerson } from '../../person/load-person.ts'
import type { Person } from '../../person/person.ts'
import { usePreference } from '../../person/use-preference.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { NotificationsTabs } from './notifications-tabs.tsx'
import classes from './preferences-page.module.css'

/** In the order in which they matter; each with the word that somebody holds whom it concerns. Null: everybody. */
const concerning: readonly { kind: NotificationKind; word: CompanyWord | null }[] = [
  { kind: 'survey.completed', word: 'invite.view' },
  { kind: 'survey.declined', word: 'invite.view' },
  { kind: 'pitch.asked', word: 'pitch.edit' },
  { kind: 'mail.failed', word: 'mail.view' },
  { kind: 'import.done', word: 'invite.send' },
  { kind: 'colleague.joined', word: 'team.manage' },
  { kind: 'payment.failed', word: 'billing.pay' },
  { kind: 'payment.paid', word: 'billing.pay' },
  { kind: 'card.expiring', word: 'billing.pay' },
  { kind: 'plan.ending', word: 'billing.pay' },
  { kind: 'plan.ended', word: 'billing.pay' },
  { kind: 'plan.changed', word: 'billing.pay' },
  { kind: 'plan.cancelled', word: 'billing.pay' },
  { kind: 'notice', word: null },
]

/** In whichever company: the choice holds for all of them. */
const kindsFor = ({ user }: Person) =>
  concerning
    .filter(({ word }) => word === null || user.groups.some(({ permissions }) => grants(permissions, word)))
    .map(({ kind }) => kind)

const toggled = (kinds: readonly NotificationKind[], kind: NotificationKind, isIn: boolean) =>
  isIn ? [...kinds, kind] : kinds.filter((other) => other !== kind)

/** What rings at the bell, and what is written as well. Each press is kept at once. */
export function PreferencesPage() {
  const t = useT()
  const person = usePerson()
  const bell = usePreference(notificationPreferences.silenced)
  const email = usePreference(notificationPreferences.mailed)
  const { silenced, mailed } = notificationChoices(person.user.preferences)
  const kinds = kindsFor(person)
  const mailOff = kinds.every(isMailChosen) ? 'notificationChoices.mailOff' : 'notificationChoices.mailOffButAlways'
  const takesMails = person.user.is_receive
  return (
    <ShellPage
      name="surveys.notifications.preferences"
      title={t('notifications.title')}
      lead={t('notificationChoices.preferencesLead')}
    >
      <NotificationsTabs />
      <div className={classes.page}>
        {!takesMails && (
          <p className={classes.note}>
            {t(mailOff)} <Link to="/surveys/profile">{t('notificationChoices.toProfile')}</Link>
          </p>
        )}
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('notificationChoices.kind')}</th>
              <th scope="col">{t('notificationChoices.bell')}</th>
              <th scope="col">{t('notificationChoices.email')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const name = t(`notificationChoices.kind.${kind}`)
              return (
                <tr key={kind}>
                  <th scope="row">{name}</th>
                  <td>
                    <Checkbox
                      aria-label={t('notificationChoices.bellOf', { kind: name })}
                      checked={!silenced.includes(kind)}
                      onChange={({ currentTarget }) => bell.choose(toggled(silenced, kind, !currentTarget.checked))}
                    />
                  </td>
                  <td>
                    {isMailChosen(kind) ? (
                      <Checkbox
                        aria-label={t('notificationChoices.emailOf', { kind: name })}
                        checked={mailed.includes(kind)}
                        disabled={!takesMails}
                        onChange={({ currentTarget }) => email.choose(toggled(mailed, kind, currentTarget.checked))}
                      />
                    ) : (
                      <span className={classes.always}>{t('notificationChoices.always')}</span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className={classes.hint}>{t('notificationChoices.silencedHint')}</p>
      </div>
    </ShellPage>
  )
}
