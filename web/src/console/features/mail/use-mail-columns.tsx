import type { MailKind } from '@catchpitch/contract/mail/mail-kind'
import { mailStates } from '@catchpitch/contract/mail/mail-state'
import type { Reply } from '../../../api/calls.ts'
import type { ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import classes from './email-log-page.module.css'
import { MailStanding } from './mail-standing.tsx'
import { useMailKind } from './use-mail-kind.ts'

/** What staff's log and a company's have in common. */
type AnyMail = Omit<Reply<'GET /admin/email-logs'>[number], 'group'>

function Recipient({ email: { to_name, to_email } }: { email: AnyMail }) {
  return (
    <span className={classes.recipient}>
      {to_name && <span className={classes.line}>{to_name}</span>}
      <span className={classes.quiet}>{to_email}</span>
    </span>
  )
}

export function useMailColumns<Mail extends AnyMail>(): readonly ListColumn<Mail>[] {
  const t = useT()
  const nameOfKind = useMailKind()
  const moment = useMoment()
  return [
    { key: 'title', title: t('emails.title'), fixed: true, cell: ({ title }) => title },
    { key: 'recipient', title: t('emails.recipient'), cell: (email) => <Recipient email={email} /> },
    { key: 'type', title: t('emails.type'), cell: ({ kind }) => nameOfKind(kind) },
    { key: 'state', title: t('emails.state'), narrow: true, cell: ({ state }) => <MailStanding state={state} /> },
    {
      key: 'when',
      title: t('emails.when'),
      narrow: true,
      order: 'created_at',
      cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at)}</time>,
    },
  ]
}

export function useMailFilters(kinds: readonly MailKind[]): readonly FilterField[] {
  const t = useT()
  const nameOfKind = useMailKind()
  return [
    {
      name: 'state',
      label: t('emails.state'),
      all: t('emails.allStates'),
      choices: mailStates.map((value) => ({ value, label: t(`emails.state.${value}`) })),
    },
    {
      name: 'kind',
      label: t('emails.type'),
      all: t('emails.allTypes'),
      choices: kinds.map((value) => ({ value, label: nameOfKind(value) })),
      nameOf: nameOfKind,
    },
  ]
}
