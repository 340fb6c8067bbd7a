import { languageName } from '@catchpitch/contract/languages'
import type { ReactNode } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import classes from './mail-facts.module.css'
import { MailStanding } from './mail-standing.tsx'
import { useMailKind } from './use-mail-kind.ts'

type MailFactsProps = {
  mail: Omit<Reply<'GET /email-logs/{id}'>, 'survey'>
  /** Whose mail it is, or what it is about; null where that is nothing in particular. */
  about: { label: string; value: ReactNode } | null
}

/** What became of a mail, and what else is known of it. */
export function MailFacts({ mail, about }: MailFactsProps) {
  const t = useT()
  const moment = useMoment()
  const nameOfKind = useMailKind()
  const waits = mail.state === 'pending'
  return (
    <dl className={classes.facts}>
      <dt>{t('emails.state')}</dt>
      <dd>
        <MailStanding state={mail.state} />
        {mail.last_error && <p className={classes.reason}>{mail.last_error}</p>}
      </dd>
      <dt>{t('emails.type')}</dt>
      <dd>{nameOfKind(mail.kind)}</dd>
      <dt>{t('emails.recipient')}</dt>
      <dd>
        {mail.to_name} {mail.to_email}
      </dd>
      <dt>{t('emails.language')}</dt>
      <dd>{languageName[mail.language]}</dd>
      {about && (
        <>
          <dt>{about.label}</dt>
          <dd>{about.value}</dd>
        </>
      )}
      <dt>{t('emails.when')}</dt>
      <dd>
        <time dateTime={mail.created_at}>{moment(mail.created_at)}</time>
      </dd>
      {(mail.sent_at !== null || waits) && (
        <>
          <dt>{t(waits ? 'emails.notBefore' : 'emails.sentAt')}</dt>
          <dd>{moment(mail.sent_at ?? mail.send_after)}</dd>
        </>
      )}
      {mail.tries > 1 && (
        <>
          <dt>{t('emails.tries')}</dt>
          <dd>{mail.tries}</dd>
        </>
      )}
    </dl>
  )
}
