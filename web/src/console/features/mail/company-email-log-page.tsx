import { companyMailKinds } from '@catchpitch/contract/mail/mail-kind'
import { Link } from '@tanstack/react-router'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { surveysLike } from '../../survey/surveys-by-name.ts'
import { useT } from '../../words.ts'
import { companyEmailLogGrammar, companyEmailLogQuery, type ListedCompanyEmail } from './company-email-log-list.ts'
import { useMailColumns, useMailFilters } from './use-mail-columns.tsx'

/** The mails of a company, for whoever is asked why somebody got none. */
export function CompanyEmailLogPage() {
  const t = useT()
  const { company } = usePerson()
  const group_id = company?.id ?? ''
  const list = useList(companyEmailLogGrammar, companyEmailLogQuery(group_id))
  const columns: readonly ListColumn<ListedCompanyEmail>[] = [
    ...useMailColumns<ListedCompanyEmail>(),
    { key: 'survey', title: t('emails.survey'), optional: true, cell: ({ survey }) => survey?.name },
  ]
  const filters: readonly FilterField[] = [
    ...useMailFilters(companyMailKinds),
    {
      name: 'survey',
      label: t('emails.survey'),
      all: t('emails.allSurveys'),
      choices: surveysLike(group_id),
      nameOf: (hashId) => list.rows?.find(({ survey }) => survey?.hashId === hashId)?.survey?.name,
    },
  ]
  return (
    <ShellPage name="surveys.emailLogs" title={t('companyEmailLog.title')} lead={t('emails.companyLead')}>
      <EntityTable
        name="company_email_log"
        title={t('companyEmailLog.title')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        keywordLabel={t('emails.keyword')}
        filters={filters}
        renderLink={({ id, title, to_email }, name) => (
          <Link to="/surveys/emailLogPreview" search={{ id }} aria-label={t('emails.open', { title, email: to_email })}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="email" />}
      />
    </ShellPage>
  )
}
