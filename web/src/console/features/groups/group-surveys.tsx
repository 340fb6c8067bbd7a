import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { pageQuery } from '../../queries.ts'
import { ExpiryBadge } from '../../survey/expiry-badge.tsx'
import { useT } from '../../words.ts'
import { surveyStatusNames } from './group-words.ts'

type Survey = Reply<'GET /admin/groups/{id}/surveys'>[number]

const grammar: ListGrammar = { order: '-created_at', orders: ['created_at', '-created_at'], filters: [] }

function useColumns(): readonly ListColumn<Survey>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  const count = (name: keyof Survey['participants']): ListColumn<Survey> => ({
    key: name,
    title: t(`surveys.${name}`),
    align: 'end',
    narrow: true,
    cell: ({ participants }) => participants[name],
  })
  return [
    { key: 'name', title: t('groups.survey'), fixed: true, cell: ({ name }) => name },
    { key: 'state', title: t('surveys.state'), narrow: true, cell: ({ status }) => t(surveyStatusNames[status]) },
    {
      key: 'expiry',
      title: t('surveys.expiry'),
      narrow: true,
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

/** A company's surveys, as staff look at them. */
export function GroupSurveys({ id }: { id: string }) {
  const t = useT()
  const list = useList(grammar, (query: ListQuery) =>
    pageQuery('GET /admin/groups/{id}/surveys', { params: { id }, query }),
  )
  const columns = useColumns()
  return (
    <EntityTable
      name="admin_group_surveys"
      title={t('groups.surveys')}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      keywordLabel={t('surveys.keyword')}
      renderLink={(survey, name) => (
        <Link to="/admin/groups/$id/surveys/$survey_id" params={{ id, survey_id: survey.id }}>
          {name}
        </Link>
      )}
      empty={<EmptyList of="surveys" />}
    />
  )
}
