import { limits } from '@catchpitch/contract/limits'
import { type PlanPeriod, planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import { useId, useState } from 'react'
import { api } from '../../api/api.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { Awaited, PublicPage } from '../public-page.tsx'
import { type LightKey, useT } from '../words.ts'
import { AddOnCard, PlanCard } from './plan-card.tsx'

const loadProducts = async (signal: AbortSignal) => (await api('GET /open/products', {}, { signal })).data

const isAddOn = ({ kind }: Product) => kind === planKind.add_on

/** Plans of this period, and those that have none because they are agreed on. */
const ofPeriod = (period: PlanPeriod) => (product: Product) =>
  !isAddOn(product) && (product.period === period || product.period === null)

function PeriodSwitch({ period, onChoose }: { period: PlanPeriod; onChoose: (period: PlanPeriod) => void }) {
  const t = useT()
  const name = useId()
  const choices = [
    { value: planPeriod.month, label: t('plans.monthly') },
    { value: planPeriod.year, label: t('plans.yearly') },
  ]
  return (
    <fieldset className="segments plans-period">
      <legend className="visually-hidden">{t('plans.period')}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={value === period}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Offer({ products }: { products: readonly Product[] }) {
  const t = useT()
  const [period, setPeriod] = useState<PlanPeriod>(planPeriod.month)
  const periods = new Set(products.filter((product) => !isAddOn(product)).map((product) => product.period))
  const hasBoth = periods.has(planPeriod.month) && periods.has(planPeriod.year)
  const shown = hasBoth ? products.filter(ofPeriod(period)) : products.filter((product) => !isAddOn(product))
  if (shown.length === 0) return <p className="public-failure">{t('plans.none')}</p>
  return (
    <>
      {hasBoth && <PeriodSwitch period={period} onChoose={setPeriod} />}
      <ul className="plans-offer">
        {shown.map((product) => (
          <PlanCard key={product.sku} product={product} />
        ))}
      </ul>
      <ul className="plans-add-ons">
        {products.filter(isAddOn).map((product) => (
          <AddOnCard key={product.sku} product={product} />
        ))}
      </ul>
    </>
  )
}

const everywhere: readonly LightKey[] = ['plans.all.ways', 'plans.all.languages', 'plans.all.blind', 'plans.all.log']

function GoodToKnow({ trialPlan }: { trialPlan: string }) {
  const t = useT()
  const answers = [
    [t('plans.trial'), t('plans.trial.text', { days: limits.trial_days, plan: trialPlan })],
    [t('plans.after'), t('plans.after.text')],
    [t('plans.pay'), t('plans.pay.text')],
    [t('plans.applicants'), t('plans.applicants.text')],
  ]
  return (
    <section className="plans-questions" aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('plans.questions')}</h2>
      <dl>
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function PlansPage() {
  const t = useT()
  const { data: products, failure, retry } = useFetched(loadProducts)
  const trial = products?.find(({ kind }) => kind === planKind.default)
  return (
    <PublicPage name="open.products" title={t('plans.title')}>
      <header className="plans-header">
        <h1>{t('plans.title')}</h1>
        <p>{t('plans.lead', { days: limits.trial_days })}</p>
      </header>
      <div className="plans">
        {products ? <Offer products={products} /> : <Awaited failure={failure} retry={retry} />}
      </div>
      <section className="plans-everywhere" aria-labelledby="every-plan">
        <h2 id="every-plan">{t('plans.all')}</h2>
        <ul>
          {everywhere.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
      {trial && <GoodToKnow trialPlan={trial.title} />}
    </PublicPage>
  )
}
