import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { greetedAs } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { isOpen, OwnSurveyCard } from './own-survey-card.tsx'
import classes from './own-surveys.module.css'
import { type OwnSurvey, ownGroupsQuery, ownPitchesQuery, ownSurveysQuery } from './own-surveys-query.ts'

/** What an applicant is invited to: what waits for them, and below it what is over. */
export function OwnSurveysPage() {
  const t = useT()
  const { user } = usePerson()
  const navigate = useNavigate({ from: '/survey' })
  const { completed, company } = useSearch({ from: '/signed-in/survey' })
  useEffect(() => {
    if (!completed) return
    toast('done', t('done.testCompleted'))
    void navigate({ search: {}, replace: true })
  }, [completed, navigate, t])
  return (
    <ShellPage name="survey" title={t('respondent.title')} lead={t('home.greeting', { name: greetedAs(user) })}>
      <CompanyChoice company={company} onChoose={(chosen) => void navigate({ search: { company: chosen } })} />
      <OwnSurveys company={company} />
    </ShellPage>
  )
}

type CompanyChoiceProps = { company: string | undefined; onChoose: (company: string | undefined) => void }

/** Only for who has heard from several. */
function CompanyChoice({ company, onChoose }: CompanyChoiceProps) {
  const t = useT()
  const { data: groups = [] } = useQuery(ownGroupsQuery)
  if (groups.length < 2) return null
  return (
    <ChoiceField
      className={classes.company}
      label={t('respondent.company')}
      placeholder={t('respondent.allCompanies')}
      choices={groups.map(({ id, name, surveys }) => ({
        value: id,
        label: t('respondent.companyCount', { name, count: surveys }),
      }))}
      value={company ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    />
  )
}

function OwnSurveys({ company }: { company: string | undefined }) {
  const t = useT()
  const { data: surveys, error, refetch } = useQuery({ ...ownSurveysQuery(company), staleTime: 0 })
  const besides = [useQuery(ownPitchesQuery), useQuery(ownGroupsQuery)]
  // What these bring would move the surveys while one of them is being pressed; should it fail, they are shown without.
  const isComing = besides.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  if (!surveys || isComing) return <NotYet of="list" error={error} onRetry={refetch} />
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
  const { data: pitches = [] } = useQuery(ownPitchesQuery)
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className={classes.cards}>
        {surveys.map((survey) => (
          <OwnSurveyCard key={survey.id} survey={survey} hasPitch={pitches.includes(survey.id)} />
        ))}
      </ul>
    </section>
  )
}
