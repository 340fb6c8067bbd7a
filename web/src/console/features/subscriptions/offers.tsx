import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { planKind } from '@catchpitch/contract/plans/plans'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount, formatMoney } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import { isAddOn, isByCard, isMonthly, type PlanStatus, type Product } from './own-plan.ts'

/** A price in words, without the tax: `RM 299 a month`. */
export function Price({ product }: { product: Product }) {
  const t = useT()
  const language = useLanguage()
  const { price_minor, currency, period } = product
  if (price_minor === null) return <strong>{t('money.agreed')}</strong>
  const per = () => {
    if (isAddOn(product)) return t('billing.once')
    return period === null ? t('billing.perPlan') : t(isMonthly(product) ? 'money.per.month' : 'money.per.year')
  }
  return (
    <>
      <strong>{formatMoney(price_minor, currency, language)}</strong> <span>{per()}</span>
    </>
  )
}

export function Limits({ product: { limits, kind } }: { product: Product }) {
  const t = useT()
  const language = useLanguage()
  const inWords = (limit: number | null) => {
    if (limit === null) return t('money.unlimited')
    const number = formatCount(limit, language)
    return kind === planKind.add_on ? t('billing.more', { number }) : number
  }
  const rows = [
    { label: t('money.surveys'), limit: limits.surveys },
    { label: t('money.participants'), limit: limits.participants },
    { label: t('money.people'), limit: limits.people },
  ]
  return (
    <dl className={classes.limits}>
      {rows
        // What an add-on leaves as it is does not appear.
        .filter(({ limit }) => kind !== planKind.add_on || limit !== 0)
        .map(({ label, limit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inWords(limit)}</dd>
          </div>
        ))}
    </dl>
  )
}

type OffersProps = {
  products: readonly Product[]
  status: PlanStatus
  mayPay: boolean
  /** Staff see what an owner sees, and press nothing that costs. */
  isLookedThrough: boolean
  /** For a plan that is charged by card, where another one is a change and not a second purchase. */
  onChange: (product: Product) => void
}

/** What leads to a plan from the one that the company has. */
function useWay({ status, isLookedThrough, onChange }: OffersProps) {
  const t = useT()
  const { active } = status
  return (product: Product): ReactNode => {
    const { sku, title, price_minor } = product
    const toPayment = (label: string, variant: 'default' | 'filled' = 'default') => (
      <Button variant={variant} renderRoot={(props) => <Link {...props} to="/payment" search={{ plan: sku }} />}>
        {label}
      </Button>
    )
    if (price_minor === null) return toPayment(t('billing.talk'))
    if (isAddOn(product)) return active ? toPayment(t('billing.add')) : null
    if (active && isByCard(active)) {
      if (active.plan.sku === sku) return null
      return (
        <Button variant="default" disabled={isLookedThrough} onClick={() => onChange(product)}>
          {t('billing.changeTo', { plan: title })}
        </Button>
      )
    }
    if (active && !active.trial) {
      return toPayment(t(active.plan.sku === sku ? 'billing.continue' : 'billing.changeTo', { plan: title }))
    }
    return toPayment(t('billing.choose', { plan: title }), 'filled')
  }
}

/** Until when an add-on lasts, or why there is none to be had yet. */
function AddOnTime({ status: { active, usage } }: { status: PlanStatus }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  if (!active || !usage) return <p className={classes.text}>{t('billing.addOnNeedsPlan')}</p>
  const day = formatDay(lastMomentBefore(usage.period.ends_at), language)
  return <p className={classes.text}>{t('billing.addOnUntil', { day })}</p>
}

/** The plans on offer. An add-on can be had only beside a plan. */
export function Offers(props: OffersProps) {
  const t = useT()
  const { products, status, mayPay } = props
  const wayTo = useWay(props)
  const held = status.active && !status.active.trial ? status.active.plan.sku : null
  return (
    <ul className={classes.offers}>
      {products.map((product) => (
        <li key={product.sku} className={classes.offer} data-held={held === product.sku || undefined}>
          <div className={classes.headRow}>
            <h3>{product.title}</h3>
            {held === product.sku && (
              <span className={classes.badge} data-tone="good">
                {t('billing.current')}
              </span>
            )}
          </div>
          <p className={classes.price}>
            <Price product={product} />
          </p>
          <p className={classes.text}>{product.description}</p>
          <Limits product={product} />
          {isAddOn(product) && <AddOnTime status={status} />}
          {mayPay && <div className={classes.way}>{wayTo(product)}</div>}
        </li>
      ))}
    </ul>
  )
}
