import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { NotYet } from '../../not-yet.tsx'
import { isLookedThrough } from '../../paying/may-pay.ts'
import { PayingNotice } from '../../paying/paying-notice.tsx'
import { usePerson } from '../../person/load-person.ts'
import type { Company } from '../../person/person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { AskForPlan } from './ask-for-plan.tsx'
import { Limits, Price } from './offers.tsx'
import classes from './own-plan.module.css'
import {
  isAddOn,
  isByCard,
  type PaymentAccount,
  type PlanStatus,
  type Product,
  paymentAccountQuery,
  planStatusQuery,
  productsQuery,
} from './own-plan.ts'
import { PayByCard } from './pay-by-card.tsx'

type WaysProps = { product: Product; company: Company; status: PlanStatus; account: PaymentAccount }

/** By message, as long as nobody charges cards here or the price is agreed with each company. */
function ByMessage({ product, company, hasProvider }: { product: Product; company: Company; hasProvider: boolean }) {
  const t = useT()
  return (
    <section className={classes.card} aria-labelledby="how">
      <h2 id="how">{t('payment.how')}</h2>
      <p className={classes.lead}>{t(hasProvider ? 'payment.custom' : 'payment.noCard')}</p>
      <ol className={classes.steps}>
        <li>{t('payment.step.ask')}</li>
        <li>{t('payment.step.pay')}</li>
        <li>{t('payment.step.begin')}</li>
      </ol>
      <AskForPlan plan={product.title} company={company} />
    </section>
  )
}

/** Why a plan cannot be bought as things stand, and what to do instead; null where it can. */
function useObstacle({ product, status: { active } }: WaysProps) {
  const t = useT()
  if (isAddOn(product)) {
    return active ? null : { title: t('payment.needsPlan'), text: t('payment.needsPlanText'), to: t('plan.see') }
  }
  if (active && isByCard(active)) {
    const title = t('payment.held', { plan: active.plan.title })
    return { title, text: t('payment.heldText'), to: t('payment.heldChange') }
  }
  return null
}

function Way(props: WaysProps) {
  const t = useT()
  const { product, company, account } = props
  const obstacle = useObstacle(props)
  const hasProvider = account.provider !== null
  if (!hasProvider || product.price_minor === null) {
    return <ByMessage product={product} company={company} hasProvider={hasProvider} />
  }
  if (obstacle) {
    return (
      <section className={classes.card}>
        <EmptyState picture="plans" title={obstacle.title} text={obstacle.text}>
          <Button renderRoot={(link) => <Link {...link} to="/subscription-plan" />}>{obstacle.to}</Button>
        </EmptyState>
      </section>
    )
  }
  return (
    <div className={classes.stack}>
      <PayByCard {...props} />
      <details className={classes.card}>
        <summary className={classes.summary}>{t('payment.other')}</summary>
        <p className={classes.lead}>{t('payment.otherText')}</p>
        <AskForPlan plan={product.title} company={company} />
      </details>
    </div>
  )
}

function Notices({ account }: { account: PaymentAccount }) {
  const t = useT()
  const person = usePerson()
  const { cancelled } = useSearch({ from: '/signed-in/payment' })
  return (
    <>
      {cancelled && (
        <div role="status">
          <PayingNotice>
            <strong>{t('payment.notCharged')}</strong> {t('payment.notChargedText')}
          </PayingNotice>
        </div>
      )}
      {account.is_test && <PayingNotice kind="test" />}
      {isLookedThrough(person) && <PayingNotice kind="impersonated" />}
    </>
  )
}

function Ways(props: WaysProps) {
  const t = useT()
  const { product, account } = props
  return (
    <div className={classes.stack}>
      <Notices account={account} />
      <div className={classes.ways}>
        <Way {...props} />
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
    </div>
  )
}

function Chosen({ company, sku }: { company: Company; sku: string | undefined }) {
  const t = useT()
  const products = useQuery(productsQuery)
  const status = useQuery(planStatusQuery(company.id))
  const account = useQuery(paymentAccountQuery(company.id))
  if (!products.data || !status.data || !account.data) {
    const retry = () => Promise.all([products.refetch(), status.refetch(), account.refetch()])
    return <NotYet shape="cards" error={products.error ?? status.error ?? account.error} onRetry={retry} />
  }
  const product = products.data.find((offered) => offered.sku === sku)
  if (product) return <Ways product={product} company={company} status={status.data} account={account.data} />
  return (
    <EmptyState picture="plans" title={t('payment.nothingChosen')} text={t('payment.nothingChosenText')}>
      <Button renderRoot={(props) => <Link {...props} to="/subscription-plan" />}>{t('plan.see')}</Button>
    </EmptyState>
  )
}

/** How the company comes to the plan that was chosen: by card, or by asking for it. */
export function PaymentPage() {
  const t = useT()
  const { plan: sku } = useSearch({ from: '/signed-in/payment' })
  const { company } = usePerson()
  const { data: products } = useQuery(productsQuery)
  const product = products?.find((offered) => offered.sku === sku)
  return (
    <ShellPage
      name="payment"
      title={t('payment.title')}
      above={<Link to="/subscription-plan">{t('plan.title')}</Link>}
      lead={product && company ? t('payment.lead', { plan: product.title, company: company.name }) : undefined}
    >
      {company && <Chosen key={`${company.id} ${sku}`} company={company} sku={sku} />}
    </ShellPage>
  )
}
