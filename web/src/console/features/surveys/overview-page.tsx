import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom, languageName } from '@catchpitch/contract/languages'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { readQuery } from '../../queries.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { SurveyMenu } from '../../survey/survey-menu.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { useT } from '../../words.ts'
import { PublishButton } from './publish-button.tsx'
import { GoodToKnowModal, SummaryModal } from './survey-modals.tsx'

type Overview = Reply<'GET /my-surveys/{id}/overview'>

const inviteStates = ['queued', 'sent', 'failed', 'opened', 'started', 'completed', 'declined', 'expired'] as const

const standings = [
  { key: 'accepted', label: 'details.shortlisted' },
  { key: 'pipeline', label: 'details.pipeline' },
  { key: 'rejected', label: 'details.rejected' },
  { key: 'undecided', label: 'details.undecided' },
] as const

function Standing({ survey, overview }: { survey: WholeSurvey; overview: Overview }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const day = (written: string | null) => (written ? formatDay(new Date(written), language) : t('details.notYet'))
  return (
    <FactsGrid>
      <Facts
        title={t('details.title')}
        facts={[
          { label: t('details.module'), value: survey.module?.name ?? t('details.unsaid') },
          { label: t('details.questions'), value: survey.questions },
          { label: t('details.language'), value: languageName[survey.language] },
          { label: t('details.department'), value: survey.department ?? t('details.wholeCompany') },
          { label: t('details.shownBy'), value: t(survey.shows_names ? 'details.byName' : 'details.byCode') },
          { label: t('details.created'), value: day(survey.created_at) },
          { label: t('details.createdBy'), value: overview.created_by ?? '–' },
          { label: t('details.published'), value: day(overview.published_at) },
          { label: t('details.firstAnswer'), value: day(overview.first_answer_at) },
          { label: t('details.expires'), value: day(survey.expires_at) },
        ]}
      />
      <Facts
        title={t('details.people')}
        facts={[
          { label: t('details.invited'), value: survey.participants.invited },
          ...inviteStates.map((state) => ({ label: t(`details.${state}`), value: overview.invites[state] })),
        ]}
      />
      <Facts
        title={t('details.decisions')}
        facts={standings.map(({ key, label }) => ({ label: t(label), value: overview.results[key] }))}
      />
    </FactsGrid>
  )
}

function Overview({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/{id}/overview', { params: { id: at.id }, query: { group_id: at.group_id } }),
  )
  if (data) return <Standing survey={survey} overview={data} />
  return <NotYet shape="cards" error={error} onRetry={refetch} />
}

/** Survey Details: what the survey is, how far its people have come, what was decided. */
export function OverviewPage() {
  const navigate = useNavigate()
  const { company } = usePerson()
  return (
    <SurveyFrame
      page="overview"
      renderActions={(survey) =>
        company && (
          <>
            <SummaryModal survey={survey} />
            <GoodToKnowModal survey={survey} group_id={company.id} />
            <PublishButton survey={survey} group_id={company.id} />
            <SurveyMenu survey={survey} group_id={company.id} onRemoved={() => void navigate({ to: '/surveys' })} />
          </>
        )
      }
    >
      {(survey, at) => <Overview survey={survey} at={at} />}
    </SurveyFrame>
  )
}
