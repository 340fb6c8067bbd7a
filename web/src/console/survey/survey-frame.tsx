import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outline } from '../../ui/kit/skeleton.tsx'
import { NotYet } from '../not-yet.tsx'
import { usePerson } from '../person/load-person.ts'
import { ShellPage } from '../shell/shell-page.tsx'
import { Tabs, tabClass } from '../tabs/tabs.tsx'
import { useT } from '../words.ts'
import { ExpiryBadge } from './expiry-badge.tsx'
import { isTab, type SurveyPageName, surveyTabs } from './survey-pages.ts'
import { type SurveyKey, surveyQuery } from './survey-query.ts'
import { SurveyState } from './survey-state.tsx'

// Who reads results is not in the wizard.
const WizardSteps = lazy(async () => ({ default: (await import('./wizard-steps.tsx')).WizardSteps }))
const WizardFoot = lazy(async () => ({ default: (await import('./wizard-steps.tsx')).WizardFoot }))

type SurveyFrameProps = {
  page: SurveyPageName
  /** One line under the survey's name. */
  lead?: string
  /** What can be done with the survey, at the end of its name's line. */
  renderActions?: (survey: WholeSurvey) => ReactNode
  /** The page itself, once the survey is known. */
  children: (survey: WholeSurvey, key: SurveyKey) => ReactNode
}

function SurveyTabs({ survey }: { survey: WholeSurvey }) {
  const t = useT()
  return (
    <Tabs label={t('frame.tabs')}>
      {surveyTabs.map(({ page, to, label }) => (
        <Link key={page} to={to} params={{ id: survey.id }} className={tabClass}>
          {t(label)}
        </Link>
      ))}
    </Tabs>
  )
}

/**
 * What every page of one survey stands in: which survey it is, and the others of its pages. A draft is shown as the
 * wizard that makes it, a survey that is out by its tabs.
 */
export function SurveyFrame({ page, lead, renderActions, children }: SurveyFrameProps) {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const { company } = usePerson()
  const key = { id, group_id: company?.id ?? '' }
  const { data: survey, error, refetch } = useQuery(surveyQuery(key))
  const inWizard = survey !== undefined && (survey.status === surveyStatus.draft || !isTab(page))

  const body = () => {
    if (!survey) return <NotYet error={error} onRetry={refetch} />
    return (
      <Suspense fallback={<Outline />}>
        {inWizard ? <WizardSteps survey={survey} page={page} /> : <SurveyTabs survey={survey} />}
        {/* Another survey is another page: nothing that was chosen in the one before stays. */}
        <div key={id}>{children(survey, key)}</div>
        {inWizard && <WizardFoot survey={survey} page={page} />}
      </Suspense>
    )
  }

  return (
    <ShellPage
      name={`surveys.id.${page}`}
      title={survey?.name ?? t('frame.survey')}
      lead={lead}
      above={<Link to="/surveys">{t('surveys.title')}</Link>}
      badge={
        survey && (
          <>
            <SurveyState status={survey.status} />
            <ExpiryBadge expires_at={survey.expires_at} />
          </>
        )
      }
      actions={survey && renderActions?.(survey)}
    >
      {body()}
    </ShellPage>
  )
}
