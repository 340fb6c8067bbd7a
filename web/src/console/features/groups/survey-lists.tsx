import { formatMoment } from '@catchpitch/contract/dates'
import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar, ListQuery } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import { inviteStateNames, standingName } from './group-words.ts'
import type { SurveyKey } from './survey-key.ts'

type Invite = Reply<'GET /admin/groups/{id}/surveys/{survey_id}/invites'>[number]
type Result = Reply<'GET /admin/groups/{id}/surveys/{survey_id}/results'>[number]

function useMoment() {
  const language = languageFrom(useLanguage())
  return (written: string | null) => {
    if (written === null) return null
    const at = new Date(written)
    return formatMoment(at, language)
  }
}

const invitesGrammar: ListGrammar = { order: 'added', orders: ['added', '-added'], filters: ['state'] }

/** Who was invited and how far each has come. */
export function SurveyInvites({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const moment = useMoment()
  const list = useList(invitesGrammar, (query: ListQuery) =>
    pageQuery('GET /admin/groups/{id}/surveys/{survey_id}/invites', { params: survey, query }),
  )
  const columns: readonly ListColumn<Invite>[] = [
    { key: 'name', title: t('groups.person'), fixed: true, order: 'added', cell: ({ full_name }) => full_name },
    { key: 'email', title: t('groups.address'), cell: ({ email }) => email },
    { key: 'state', title: t('groups.state'), narrow: true, cell: ({ state }) => t(inviteStateNames[state]) },
    { key: 'sent', title: t('groups.sendAt'), narrow: true, cell: ({ scheduled_at }) => moment(scheduled_at) },
    { key: 'expiry', title: t('groups.expires'), narrow: true, cell: ({ expires_at }) => moment(expires_at) },
    { key: 'completed', title: t('groups.completed'), narrow: true, cell: (invite) => moment(invite.completed_at) },
  ]
  return (
    <EntityTable
      name="admin_survey_invites"
      title={t('groups.invites')}
      list={list}
      columns={columns}
      nameOf={({ full_name }) => full_name}
      keywordLabel={t('groups.inviteKeyword')}
      filters={[
        {
          name: 'state',
          label: t('groups.state'),
          all: t('groups.allStates'),
          choices: Object.values(inviteState).map((state) => ({
            value: String(state),
            label: t(inviteStateNames[state]),
          })),
        },
      ]}
      empty={<EmptyList of="invites" />}
    />
  )
}

const resultsGrammar: ListGrammar = {
  order: '-completed_at',
  orders: ['completed_at', '-completed_at'],
  filters: ['status'],
}

/** Who has completed the survey, as the company sees them. */
export function SurveyResults({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const moment = useMoment()
  const list = useList(resultsGrammar, (query: ListQuery) =>
    pageQuery('GET /admin/groups/{id}/surveys/{survey_id}/results', { params: survey, query }),
  )
  const columns: readonly ListColumn<Result>[] = [
    { key: 'person', title: t('groups.person'), fixed: true, cell: ({ name, code }) => name ?? code },
    { key: 'status', title: t('results.status'), narrow: true, cell: ({ status }) => t(standingName(status)) },
    {
      key: 'situations',
      title: t('results.situations'),
      align: 'end',
      narrow: true,
      cell: ({ situations }) => situations,
    },
    {
      key: 'completed',
      title: t('results.completed'),
      narrow: true,
      order: 'completed_at',
      cell: ({ completed_at }) => moment(completed_at),
    },
  ]
  return (
    <EntityTable
      name="admin_survey_results"
      title={t('groups.results')}
      list={list}
      columns={columns}
      nameOf={({ name, code }) => name ?? code}
      filters={[
        {
          name: 'status',
          label: t('results.status'),
          all: t('results.allStatuses'),
          choices: Object.values(resultStatus).map((status) => ({
            value: String(status),
            label: t(standingName(status)),
          })),
        },
      ]}
      empty={<EmptyList of="results" />}
    />
  )
}
