import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { isLookedThrough } from '../../paying/may-pay.ts'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import { planStatusQuery } from './own-plan.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Whoever waits here has just paid. */
const look_again_ms = 20_000

/**
 * Has the server ask the provider once, in case the browser never came back from paying. What it answers is read from the
 * status; where there is nothing to ask about, that is no failure of this page.
 */
function useAskProvider(group_id: string, isNeeded: boolean): void {
  const client = useQueryClient()
  useQuery({
    queryKey: ['/subscriptions/activate', { group_id, session_id: null }],
    queryFn: async () => {
      await api('POST /subscriptions/activate', { query: { group_id }, body: { session_id: null } }).catch(() => null)
      await client.invalidateQueries({ queryKey: ['/subscriptions/status'] })
      return true
    },
    enabled: isNeeded,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  })
}

function Standing({ company }: { company: Company }) {
  const t = useT()
  const person = usePerson()
  const language = languageFrom(useLanguage())
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...planStatusQuery(company.id), refetchInterval: look_again_ms })
  const isWaiting = data !== undefined && (data.unpaid.length > 0 || data.active === null)
  useAskProvider(company.id, isWaiting && !isLookedThrough(person))
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
          {unpaid.method === 'card' ? (
            <Button renderRoot={(props) => <Link {...props} to="/payment" search={{ plan: unpaid.plan.sku }} />}>
              {t('activate.pay', { plan: unpaid.plan.title })}
            </Button>
          ) : (
            <Button renderRoot={(props) => <Link {...props} to="/surveys/orders" />}>{t('billing.toOrders')}</Button>
          )}
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

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  return (
    <ShellPage name="payment.activate" title={title} above={<Link to="/subscription-plan">{t('plan.title')}</Link>}>
      {children}
    </ShellPage>
  )
}

/** Whether what was ordered holds by now; with a payment in the address, what became of that. */
export function ActivatePlanPage() {
  const t = useT()
  const { company } = usePerson()
  const { session_id } = useSearch({ from: '/signed-in/payment/activate' })
  if (!company || session_id === undefined) {
    return <Frame title={t('activate.title')}>{company && <Standing key={company.id} company={company} />}</Frame>
  }
  return (
    <PaymentOutcome
      key={`${company.id} ${session_id}`}
      group_id={company.id}
      session_id={session_id}
      renderPage={(title, content) => <Frame title={title}>{content}</Frame>}
    />
  )
}
