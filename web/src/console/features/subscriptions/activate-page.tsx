import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import { planStatusQuery } from './own-plan.ts'

/** Whoever waits here has just paid. */
const look_again_ms = 20_000

function Standing({ company }: { company: Company }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...planStatusQuery(company.id), refetchInterval: look_again_ms })
  const active = data?.active
  const isNews = Boolean(active) && !company.hasActivePlan
  // The shell still says that there is no plan.
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: ['/user'] })
  }, [client, isNews])
  if (!data) return <NotYet error={error} onRetry={refetch} />
  const [unpaid] = data.unpaid
  const plans = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>
      {t('plan.see')}
    </Button>
  )
  if (unpaid) {
    return (
      <EmptyState
        picture="orders"
        title={t('activate.waiting', { plan: unpaid.plan.title })}
        text={t('activate.waitingText')}
      >
        <div className={classes.next}>
          <Button renderRoot={(props) => <Link {...props} to="/surveys/orders" />}>{t('billing.toOrders')}</Button>
          {plans}
        </div>
      </EmptyState>
    )
  }
  if (active && !active.trial) {
    return (
      <EmptyState
        picture="plans"
        title={t('activate.active', { plan: active.plan.title })}
        text={t('activate.activeText', { day: formatDay(lastMomentBefore(active.ends_at), language) })}
      >
        <div className={classes.next}>
          <Button renderRoot={(props) => <Link {...props} to="/survey" />}>{t('dashboard.title')}</Button>
          {plans}
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState picture="plans" title={t('activate.nothing')} text={t('activate.nothingText')}>
      {plans}
    </EmptyState>
  )
}

/** Whether what was ordered holds by now. */
export function ActivatePlanPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <ShellPage
      name="payment.activate"
      title={t('activate.title')}
      above={<Link to="/subscription-plan">{t('plan.title')}</Link>}
    >
      {company && <Standing key={company.id} company={company} />}
    </ShellPage>
  )
}
