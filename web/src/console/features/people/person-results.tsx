import { formatDay } from '@catchpitch/contract/dates'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'

type Run = Reply<'GET /admin/users/{id}/results'>[number]

const grammar: ListGrammar = { order: '-created_at', orders: ['created_at', '-created_at'], filters: [] }

/** Each look is kept in the log, so a page that is only brought back to the front does not look again. */
const lookedOnce = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

const stateNames = {
  [inviteState.queued]: 'invite.queued',
  [inviteState.sent]: 'invite.sent',
  [inviteState.failed]: 'invite.failed',
  [inviteState.opened]: 'invite.opened',
  [inviteState.started]: 'invite.started',
  [inviteState.completed]: 'invite.completed',
  [inviteState.declined]: 'invite.declined',
  [inviteState.expired]: 'invite.expired',
} as const

const statusNames = {
  [resultStatus.accepted]: 'results.shortlisted',
  [resultStatus.rejected]: 'results.rejected',
  [resultStatus.pipeline]: 'results.pipeline',
} as const

/** The surveys that somebody was invited to, at all companies, and what came of each. */
export function PersonResults({ id }: { id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const list = useList(grammar, (query: ListQuery) => ({
    ...pageQuery('GET /admin/users/{id}/results', { params: { id }, query }),
    ...lookedOnce,
  }))
  const columns: readonly ListColumn<Run>[] = [
    { key: 'survey', title: t('users.survey'), fixed: true, cell: ({ survey }) => survey.name },
    { key: 'company', title: t('users.company'), cell: ({ group }) => group.name },
    { key: 'state', title: t('users.state'), narrow: true, cell: ({ state }) => t(stateNames[state]) },
    {
      key: 'status',
      title: t('users.status'),
      narrow: true,
      cell: ({ result }) => result && t(result.status === null ? 'results.undecided' : statusNames[result.status]),
    },
    {
      key: 'completed',
      title: t('users.completed'),
      narrow: true,
      cell: ({ completed_at }) => completed_at && formatDay(new Date(completed_at), language),
    },
  ]
  return (
    <EntityTable
      name="admin_user_results"
      title={t('users.results')}
      list={list}
      columns={columns}
      nameOf={({ survey }) => survey.name}
      renderActions={({ test_id, survey }) =>
        test_id && (
          <Link
            to="/admin/users/$id"
            params={{ id }}
            search={{ tab: 'statements', test: test_id }}
            aria-label={`${t('users.read')}: ${survey.name}`}
          >
            {t('users.read')}
          </Link>
        )
      }
      empty={<EmptyState picture="results" title={t('users.resultsEmpty')} text={t('users.resultsEmptyText')} />}
    />
  )
}
