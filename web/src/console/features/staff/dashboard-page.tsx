import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePerson } from '../../person/load-person.ts'
import { greetedAs, may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { dashboardQuery, dashboardSearch } from './dashboard-search.ts'
import { FeatureList } from './feature-list.tsx'
import classes from './figures.module.css'
import { Figures } from './figures.tsx'
import { OverTime } from './over-time.tsx'
import { Revenue } from './revenue.tsx'

const route = getRouteApi('/signed-in/admin/dashboard')

function FailedFigures({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <div className={classes.failed} role="alert">
      <p>{t('figures.failedText')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
    </div>
  )
}

export function DashboardPage() {
  const t = useT()
  const person = usePerson()
  const { span = '30d' } = dashboardSearch(route.useSearch())
  const navigate = route.useNavigate()
  // The charts of before stay until the others are there: only their lines change.
  const { data, isError, refetch } = useQuery({ ...dashboardQuery(span), placeholderData: keepPreviousData })
  return (
    <ShellPage
      name="admin.dashboard"
      title={t('dashboard.title')}
      lead={t('home.greeting', { name: greetedAs(person.user) })}
    >
      {isError && !data ? (
        <FailedFigures onRetry={() => void refetch()} />
      ) : (
        <>
          <Figures figures={data} />
          {data?.revenue && <Revenue revenue={data.revenue} />}
          <OverTime
            span={span}
            figures={data?.over_time}
            onSpan={(chosen) => void navigate({ search: { span: chosen }, replace: true, resetScroll: false })}
          />
        </>
      )}
      {/* The specification's list, for root alone. */}
      {may(person, 'plan.price') && <FeatureList />}
    </ShellPage>
  )
}
