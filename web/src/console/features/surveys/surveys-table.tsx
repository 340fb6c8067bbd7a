import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { useList } from '../../list/use-list.ts'
import type { Company } from '../../person/person.ts'
import { ExpiryBadge } from '../../survey/expiry-badge.tsx'
import { SurveyMenu } from '../../survey/survey-menu.tsx'
import { SurveyState } from '../../survey/survey-state.tsx'
import { useT } from '../../words.ts'
import { NoSurveys } from './no-surveys.tsx'
import { useSurveyFilters } from './surveys-filters.ts'
import { type ListedSurvey, surveysGrammar, surveysQuery } from './surveys-list.ts'

function useColumns(): readonly ListColumn<ListedSurvey>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const count = (name: keyof ListedSurvey['participants']): ListColumn<ListedSurvey> => ({
    key: name,
    title: t(`surveys.${name}`),
    align: 'end',
    narrow: true,
    cell: ({ participants }) => participants[name],
  })
  return [
    { key: 'name', title: t('surveys.name'), fixed: true, order: 'name', cell: ({ name }) => name },
    { key: 'state', title: t('surveys.state'), narrow: true, cell: ({ status }) => <SurveyState status={status} /> },
    {
      key: 'expiry',
      title: t('surveys.expiry'),
      narrow: true,
      order: 'expires_at',
      cell: ({ expires_at }) => <ExpiryBadge expires_at={expires_at} />,
    },
    count('invited'),
    count('started'),
    count('completed'),
    {
      key: 'created',
      title: t('surveys.created'),
      narrow: true,
      order: 'created_at',
      cell: ({ created_at }) => formatDay(new Date(created_at), language),
    },
  ]
}

/** A company's surveys: how long each still runs, and how far its people have come. */
export function SurveysTable({ company }: { company: Company }) {
  const t = useT()
  const list = useList(surveysGrammar, surveysQuery(company.id))
  const columns = useColumns()
  const filters = useSurveyFilters()
  return (
    <EntityTable
      name="surveys"
      title={t('surveys.title')}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      keywordLabel={t('surveys.keyword')}
      renderLink={({ id }, name) => (
        <Link to="/surveys/$id/overview" params={{ id }}>
          {name}
        </Link>
      )}
      renderActions={(survey) => <SurveyMenu survey={survey} group_id={company.id} />}
      filters={filters}
      empty={<NoSurveys company={company} />}
    />
  )
}
