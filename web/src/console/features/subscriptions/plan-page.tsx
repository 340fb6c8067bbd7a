import { useQuery } from '@tanstack/react-query'
import { EmptyList } from '../../empty/empty-list.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { CurrentPlan } from './current-plan.tsx'
import { Offers } from './offers.tsx'
import classes from './own-plan.module.css'
import { planStatusQuery, productsQuery } from './own-plan.ts'

function Plans({ group_id }: { group_id: string }) {
  const t = useT()
  const mayPay = may(usePerson(), 'billing.pay')
  const status = useQuery(planStatusQuery(group_id))
  const products = useQuery(productsQuery)
  if (!status.data || !products.data) {
    const retry = () => Promise.all([status.refetch(), products.refetch()])
    return <NotYet shape="cards" error={status.error ?? products.error} onRetry={retry} />
  }
  return (
    <div className={classes.page}>
      <CurrentPlan status={status.data} />
      <section aria-labelledby="offers">
        <h2 id="offers" className={classes.heading}>
          {t('billing.offers')}
        </h2>
        <p className={classes.lead}>{t(mayPay ? 'billing.howToday' : 'billing.ownerPays')}</p>
        {products.data.length === 0 ? (
          <EmptyList of="plans" />
        ) : (
          <Offers products={products.data} hasPlan={status.data.active !== null} mayPay={mayPay} />
        )}
      </section>
    </div>
  )
}

/** What the company has subscribed to, and what it can subscribe to. */
export function SubscriptionPlanPage() {
  const t = useT()
  const { company } = usePerson()
  return (
    <ShellPage name="subscription-plan" title={t('plan.title')} lead={t('billing.lead')}>
      {company && <Plans key={company.id} group_id={company.id} />}
    </ShellPage>
  )
}
