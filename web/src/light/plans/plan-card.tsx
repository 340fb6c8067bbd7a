import { type PlanPeriod, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import { contactAddress } from '../../contact-address.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { stored } from '../../stored.ts'
import { useT } from '../words.ts'
import { additionsInWords, limitsInWords, priceInWords } from './plan-words.ts'

const periodName = (period: PlanPeriod) => (period === planPeriod.month ? 'month' : 'year')

/** Remembers the plan for the sign-up form, which sends it along, and goes there. */
function pick({ sku, period }: Product): void {
  stored.set('plan', sku)
  if (period === null) stored.remove('period')
  else stored.set('period', periodName(period))
  window.location.assign('/signup?kind=company')
}

function Price({ product }: { product: Product }) {
  const { amount, per, share } = priceInWords(useT(), product, useLanguage())
  return (
    <p className="plan-price">
      <strong>{amount}</strong> {per && <span>{per}</span>}
      {share && <small>{share}</small>}
    </p>
  )
}

function Rows({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="plan-limits">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A plan to begin with. One without a price is asked for by mail: there is nothing yet to sign up to. */
export function PlanCard({ product }: { product: Product }) {
  const t = useT()
  const { title, description, price_minor } = product
  const subject = encodeURIComponent(t('plans.askSubject', { plan: title }))
  return (
    <li className={price_minor === null ? 'plan' : 'plan plan-priced'}>
      <h2>{title}</h2>
      <p className="plan-text">{description}</p>
      <Price product={product} />
      <Rows rows={limitsInWords(t, product, useLanguage())} />
      {price_minor === null ? (
        <a className="button button-large" href={`mailto:${contactAddress()}?subject=${subject}`}>
          {t('plans.ask')}
        </a>
      ) : (
        <button type="button" className="button button-primary button-large" onClick={() => pick(product)}>
          {t('plans.choose', { plan: title })}
        </button>
      )}
    </li>
  )
}

/** What comes on top of a plan. It cannot be begun with, so there is nothing to press. */
export function AddOnCard({ product }: { product: Product }) {
  const t = useT()
  const { title, description } = product
  return (
    <li className="plan-add-on">
      <div>
        <h2>{title}</h2>
        <p className="plan-text">{description}</p>
        <p className="plan-text">{t('plans.addOn')}</p>
      </div>
      <Rows rows={additionsInWords(t, product, useLanguage())} />
      <Price product={product} />
    </li>
  )
}
