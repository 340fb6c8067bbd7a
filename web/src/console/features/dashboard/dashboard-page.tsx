import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { type Company, greetedAs, may } from '../../person/person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './dashboard-page.module.css'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PlanCard } from './plan-card.tsx'
import { RunningSurveys } from './running-surveys.tsx'
import { ToDecide } from './to-decide.tsx'

function Board({ company }: { company: Company }) {
  const { data, error, refetch } = useQuery({
    ...readQuery('GET /dashboard', { query: { group_id: company.id } }),
    // Whoever comes back has just done something that is counted here.
    staleTime: 0,
  })
  if (!data) return <NotYet shape="cards" error={error} onRetry={refetch} />
  const { survey, published } = data.done
  return (
    <div className={classes.board}>
      <FirstSteps done={data.done} />
      {/* A row of noughts tells a new company nothing. */}
      {survey && <Figures board={data} />}
      <div className={classes.columns}>
        {published && <RunningSurveys surveys={data.surveys} running={data.running} />}
        <div className={classes.aside}>
          {published && <ToDecide surveys={data.to_decide} />}
          <PlanCard company={company} />
        </div>
      </div>
    </div>
  )
}

/** Where somebody of a company sees in the morning how its surveys stand, and what waits for them. */
export function DashboardPage() {
  const t = useT()
  const person = usePerson()
  return (
    <ShellPage
      name="dashboard"
      title={t('dashboard.title')}
      lead={t('home.greeting', { name: greetedAs(person.user) })}
      actions={
        may(person, 'survey.edit') && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/surveys/templates" />}
          >
            {t('surveys.create')}
          </Button>
        )
      }
    >
      {person.company && <Board key={person.company.id} company={person.company} />}
    </ShellPage>
  )
}
