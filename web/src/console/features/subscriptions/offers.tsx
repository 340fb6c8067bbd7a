import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount, formatMoney } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { Product } from './own-plan.ts'

export function Price({ product: { price_minor, currency, period } }: { product: Product }) {
  const t = useT()
  const language = useLanguage()
  if (price_minor === null) return <strong>{t('money.agreed')}</strong>
  const per =
    period === null ? t('billing.perPlan') : t(period === planPeriod.month ? 'money.per.month' : 'money.per.year')
  return (
    <>
      <strong>{formatMoney(price_minor, currency, language)}</strong> <span>{per}</span>
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

type OffersProps = { products: readonly Product[]; hasPlan: boolean; mayPay: boolean }

/** The plans on offer. An add-on can be had only beside a plan. */
export function Offers({ products, hasPlan, mayPay }: OffersProps) {
  const t = useT()
  return (
    <ul className={classes.offers}>
      {products.map((product) => {
        const { sku, title, description, kind } = product
        const isAddOn = kind === planKind.add_on
        return (
          <li key={sku} className={classes.offer}>
            <h3>{title}</h3>
            <p className={classes.text}>{description}</p>
            <p className={classes.price}>
              <Price product={product} />
            </p>
            <Limits product={product} />
            {mayPay && (!isAddOn || hasPlan) && (
              <Button
                variant={isAddOn ? 'default' : 'filled'}
                renderRoot={(props) => <Link {...props} to="/payment" search={{ plan: sku }} />}
              >
                {isAddOn ? t('billing.add') : t('billing.choose', { plan: title })}
              </Button>
            )}
            {isAddOn && !hasPlan && <p className={classes.text}>{t('billing.addOnNeedsPlan')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
