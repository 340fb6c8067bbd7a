import { mailKinds } from '@catchpitch/contract/mail/mail-kind'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { companiesLike } from '../../list/lookups.ts'
import { useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { EmailLogDrawer } from './email-log-drawer.tsx'
import { emailLogGrammar, emailLogQuery, type ListedEmail } from './email-log-list.ts'
import classes from './email-log-page.module.css'
import { useMailColumns, useMailFilters } from './use-mail-columns.tsx'

/** Every mail of the product, for staff who are asked why somebody got none. */
export function EmailLogPage() {
  const t = useT()
  const list = useList(emailLogGrammar, emailLogQuery)
  const columns: readonly ListColumn<ListedEmail>[] = [
    ...useMailColumns<ListedEmail>(),
    {
      key: 'company',
      title: t('emails.company'),
      optional: true,
      cell: ({ group }) => group?.name ?? t('emails.platform'),
    },
  ]
  const [open, setOpen] = useState('')
  const filters: readonly FilterField[] = [
    ...useMailFilters(mailKinds),
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
