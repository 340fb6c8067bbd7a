import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { ListFailure } from '../../list/list-failure.tsx'
import { usePerson } from '../../person/load-person.ts'
import { greetedAs } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { isOpen, OwnSurveyCard } from './own-survey-card.tsx'
import classes from './own-surveys.module.css'
import { type OwnSurvey, ownSurveysQuery } from './own-surveys-query.ts'

/** What an applicant is invited to: what waits for them, and below it what is over. */
export function OwnSurveysPage() {
  const t = useT()
  const { user } = usePerson()
  const navigate = useNavigate({ from: '/survey' })
  const { completed } = useSearch({ from: '/signed-in/survey' })
  useEffect(() => {
    if (!completed) return
    toast('done', t('done.testCompleted'))
    void navigate({ search: {}, replace: true })
  }, [completed, navigate, t])
  return (
    <ShellPage name="survey" title={t('respondent.title')} lead={t('home.greeting', { name: greetedAs(user) })}>
      <OwnSurveys />
    </ShellPage>
  )
}

function OwnSurveys() {
  const t = useT()
  const { data: surveys, error, refetch } = useQuery({ ...ownSurveysQuery, staleTime: 0 })
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!surveys) {
    return (
      <div aria-busy="true">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    )
  }
  const open = surveys.filter(isOpen)
  const past = surveys.filter((survey) => !isOpen(survey))
  return (
    <>
      {open.length === 0 && <EmptyState title={t('respondent.empty')} text={t('respondent.emptyText')} />}
      {open.length > 0 && <Surveys title={t('respondent.open')} surveys={open} />}
      {past.length > 0 && <Surveys title={t('respondent.past')} surveys={past} />}
    </>
  )
}

function Surveys({ title, surveys }: { title: string; surveys: readonly OwnSurvey[] }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className={classes.cards}>
        {surveys.map((survey) => (
          <OwnSurveyCard key={survey.id} survey={survey} />
        ))}
      </ul>
    </section>
  )
}
