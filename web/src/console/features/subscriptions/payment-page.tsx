import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { AskForPlan } from './ask-for-plan.tsx'
import { Limits, Price } from './offers.tsx'
import classes from './own-plan.module.css'
import { type Product, productsQuery } from './own-plan.ts'

function Ways({ product, company }: { product: Product; company: Company }) {
  const t = useT()
  return (
    <div className={classes.ways}>
      <section className={classes.card} aria-labelledby="how">
        <h2 id="how">{t('payment.how')}</h2>
        <p className={classes.lead}>{t('payment.noCard')}</p>
        <ol className={classes.steps}>
          <li>{t('payment.step.ask')}</li>
          <li>{t('payment.step.pay')}</li>
          <li>{t('payment.step.begin')}</li>
        </ol>
        <AskForPlan plan={product.title} company={company} />
      </section>
      <section className={classes.card} aria-labelledby="chosen">
        <h2 id="chosen">{t('payment.chosen')}</h2>
        <p className={classes.name}>
          <strong>{product.title}</strong>
        </p>
        <p className={classes.price}>
          <Price product={product} />
        </p>
        <Limits product={product} />
        <p className={classes.text}>{t('payment.tax')}</p>
      </section>
    </div>
  )
}

/** How the company comes to the plan that was chosen. */
export function PaymentPage() {
  const t = useT()
  const { plan: sku } = useSearch({ from: '/signed-in/payment' })
  const { company } = usePerson()
  const { data: products, error, refetch } = useQuery(productsQuery)
  const product = products?.find((offered) => offered.sku === sku)
  const body = () => {
    if (!products) {
      return <NotYet shape="cards" error={error} onRetry={refetch} />
    }
    if (product && company) return <Ways product={product} company={company} />
    return (
      <EmptyState picture="plans" title={t('payment.nothingChosen')} text={t('payment.nothingChosenText')}>
        <Button renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>{t('plan.see')}</Button>
      </EmptyState>
    )
  }
  return (
    <ShellPage
      name="payment"
      title={t('payment.title')}
      above={<Link to="/subscription-plan">{t('plan.title')}</Link>}
      lead={product && company ? t('payment.lead', { plan: product.title, company: company.name }) : undefined}
    >
      {body()}
    </ShellPage>
  )
}
