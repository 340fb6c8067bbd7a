import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { NotShown } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { ExpiryBadge } from '../../survey/expiry-badge.tsx'
import { Tabs, tabClass } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import type { SurveyTab } from './group-tabs.ts'
import type { SurveyKey } from './survey-key.ts'
import { SurveyInvites, SurveyResults } from './survey-lists.tsx'
import { SurveyOverview, SurveyPipeline, SurveyPurpose, SurveyQuestions, SurveyScreening } from './survey-views.tsx'

const tabs = [
  { key: undefined, label: 'groups.overview' },
  { key: 'purpose', label: 'groups.purpose' },
  { key: 'pipeline', label: 'groups.pipeline' },
  { key: 'results', label: 'groups.results' },
  { key: 'screening', label: 'groups.screening' },
  { key: 'invites', label: 'groups.invites' },
  { key: 'questions', label: 'groups.questions' },
] as const

function View({ tab, survey }: { tab: SurveyTab | undefined; survey: SurveyKey }) {
  switch (tab) {
    case undefined:
      return <SurveyOverview survey={survey} />
    case 'purpose':
      return <SurveyPurpose survey={survey} />
    case 'pipeline':
      return <SurveyPipeline survey={survey} />
    case 'results':
      return <SurveyResults survey={survey} />
    case 'screening':
      return <SurveyScreening survey={survey} />
    case 'invites':
      return <SurveyInvites survey={survey} />
    case 'questions':
      return <SurveyQuestions survey={survey} />
  }
}

/** One survey of a company, as staff look at it: nothing can be changed, and nothing that applicants wrote is shown. */
export function GroupSurveyPage() {
  const t = useT()
  const { id = '', survey_id = '' } = useParams({ strict: false })
  const { tab } = useSearch({ from: '/signed-in/admin/groups/$id/surveys/$survey_id' })
  const survey = { id, survey_id }
  const query = readQuery('GET /admin/groups/{id}/surveys/{survey_id}/overview', { params: survey })
  const { data: overview, error, refetch } = useQuery(query)
  return (
    <ShellPage
      name="admin.groups.id.surveys.survey_id"
      title={overview?.name ?? t('groups.survey')}
      lead={t('groups.readOnly')}
      above={
        <Link to="/admin/groups/$id" params={{ id }} search={{ tab: 'surveys' }}>
          {overview?.group.name ?? t('groups.title')}
        </Link>
      }
      badge={overview && <ExpiryBadge expires_at={overview.expires_at} />}
    >
      <Tabs label={t('groups.surveyTabs')}>
        {tabs.map(({ key, label }) => (
          <Link
            key={label}
            to="/admin/groups/$id/surveys/$survey_id"
            params={survey}
            search={{ tab: key }}
            activeProps={{ 'aria-current': undefined }}
            className={tabClass}
            aria-current={tab === key ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {error && !overview ? (
        <NotShown error={error} onRetry={refetch} />
      ) : (
        <View key={`${survey_id}-${tab}`} tab={tab} survey={survey} />
      )}
    </ShellPage>
  )
}
