import { mailStates } from '@catchpitch/contract/mail/mail-state'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { companiesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useMoment } from '../../use-moment.ts'
import { useT } from '../../words.ts'
import { EmailLogDrawer } from './email-log-drawer.tsx'
import { emailLogGrammar, emailLogQuery, type ListedEmail } from './email-log-list.ts'
import classes from './email-log-page.module.css'
import { mailKinds, useMailKind } from './mail-kinds.ts'
import { MailStanding } from './mail-standing.tsx'

function Recipient({ email: { to_name, to_email } }: { email: ListedEmail }) {
  return (
    <span>
      {to_name && <span className={classes.line}>{to_name}</span>}
      <span className={classes.quiet}>{to_email}</span>
    </span>
  )
}

function useColumns(): readonly ListColumn<ListedEmail>[] {
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
    {
      key: 'company',
      title: t('emails.company'),
      optional: true,
      cell: ({ group }) => group?.name ?? t('emails.platform'),
    },
  ]
}

/** Every mail of the product, for staff who are asked why somebody got none. */
export function EmailLogPage() {
  const t = useT()
  const nameOfKind = useMailKind()
  const list = useList(emailLogGrammar, emailLogQuery)
  const columns = useColumns()
  const [open, setOpen] = useState('')
  const filters: readonly FilterField[] = [
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
      choices: mailKinds.map((value) => ({ value, label: nameOfKind(value) })),
      nameOf: nameOfKind,
    },
    {
      name: 'group',
      label: t('emails.company'),
      all: t('emails.allCompanies'),
      choices: companiesLike,
      nameOf: (id) => list.rows?.find(({ group }) => group?.id === id)?.group?.name,
    },
  ]

  return (
    <ShellPage name="admin.email-log" title={t('emailLog.title')} lead={t('emails.lead')}>
      <EntityTable
        name="admin_email_log"
        title={t('emailLog.title')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        keywordLabel={t('emails.keyword')}
        filters={filters}
        renderLink={({ id, title, to_email }, name) => (
          <UnstyledButton
            className={classes.open}
            aria-label={t('emails.open', { title, email: to_email })}
            onClick={() => setOpen(id)}
          >
            {name}
          </UnstyledButton>
        )}
        isMarked={({ id }) => id === open}
        empty={<EmptyList of="email" />}
      />
      <EmailLogDrawer id={open} onShow={setOpen} onClose={() => setOpen('')} />
    </ShellPage>
  )
}
