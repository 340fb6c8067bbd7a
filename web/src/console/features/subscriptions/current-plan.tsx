import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatAmount, formatMoney } from '../../../ui/money.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { cardName } from '../../paying/card-name.ts'
import { isLookedThrough, mayPay } from '../../paying/may-pay.ts'
import { usePortal } from '../../paying/use-portal.ts'
import { usePerson } from '../../person/load-person.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { HeldPlan, PaymentAccount, PlanStatus, Product } from './own-plan.ts'
import { PlanState } from './plan-state.tsx'
import { UsageMeters } from './usage-meters.tsx'

/** The last day of a plan is the one before the moment at which it ends. */
function Days({ plan: { starts_at, ends_at } }: { plan: HeldPlan }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const from = formatDay(new Date(starts_at), language)
  return <>{t('money.fromTo', { from, to: formatDay(lastMomentBefore(ends_at), language) })}</>
}

function Others({ title, plans }: { title: string; plans: readonly HeldPlan[] }) {
  if (plans.length === 0) return null
  return (
    <div className={classes.others}>
      <h3>{title}</h3>
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <strong>{plan.plan.title}</strong>
            <span>
              <Days plan={plan} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What becomes of the plan by itself. */
function WhatFollows({ plan, account }: { plan: HeldPlan; account: PaymentAccount | undefined }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const last = formatDay(lastMomentBefore(plan.ends_at), language)
  if (plan.state === 'past_due' && plan.grace_ends_at !== null) {
    return t('billing.failed', { day: formatDay(new Date(plan.grace_ends_at), language) })
  }
  if (plan.trial) return t('billing.trialText', { day: last })
  if (plan.cancelled_at_end) return t('billing.stops', { day: last })
  if (!plan.renews) return t('billing.until', { day: last })
  const day = formatDay(new Date(plan.ends_at), language)
  return account?.card
    ? t('billing.renewsCard', { day, card: cardName(t, account.card) })
    : t('billing.renewsOn', { day })
}

function PortalLink({ group_id }: { group_id: string }) {
  const t = useT()
  const portal = usePortal(group_id)
  const person = usePerson()
  if (!mayPay(person)) return null
  return (
    <>
      <button
        type="button"
        className={classes.linkButton}
        disabled={portal.busy || isLookedThrough(person)}
        onClick={portal.open}
      >
        {t('billing.portal')}
      </button>
      <FormAlert>{portal.problem}</FormAlert>
    </>
  )
}

type CurrentPlanProps = {
  group_id: string
  status: PlanStatus
  account: PaymentAccount | undefined
  products: readonly Product[]
  /** What the same price came to with tax, where that has been invoiced. */
  withTax: number | null
}

function ActivePlan({ plan, group_id, account, withTax }: CurrentPlanProps & { plan: HeldPlan }) {
  const t = useT()
  const language = useLanguage()
  const { price } = plan
  return (
    <>
      <p className={classes.name}>
        <strong>{plan.plan.title}</strong>
        <PlanState plan={plan} />
      </p>
      {price && (
        <p className={classes.bigPrice}>
          <strong>{formatMoney(price.minor, price.currency, language)}</strong>{' '}
          {price.period && t(`money.per.${price.period}`)}
        </p>
      )}
      <div className={classes.days}>
        {price && (
          <p>
            {withTax === null
              ? t('billing.withoutTax')
              : t('billing.withTax', { amount: formatAmount(withTax, price.currency, language) })}
          </p>
        )}
        <p data-soon={plan.state === 'past_due' || undefined}>
          <WhatFollows plan={plan} account={account} />
        </p>
        {account?.has_portal && <PortalLink group_id={group_id} />}
      </div>
    </>
  )
}

function LastPlan({ plan }: { plan: HeldPlan }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { title } = plan.plan
  return (
    <p className={classes.days}>
      {plan.ended_at === null
        ? t('billing.lastCancelled', { plan: title })
        : t('billing.last', { plan: title, day: formatDay(lastMomentBefore(plan.ended_at), language) })}
    </p>
  )
}

/** What the company has today, what of it is used, and what comes after it. */
export function CurrentPlan(props: CurrentPlanProps) {
  const t = useT()
  const person = usePerson()
  const { status, products, account, group_id } = props
  const { active, usage, last, add_ons } = status
  return (
    <div className={classes.current}>
      <section className={classes.planCard} aria-labelledby="current-plan">
        <h2 id="current-plan">{t('billing.current')}</h2>
        {active ? (
          <ActivePlan {...props} plan={active} />
        ) : (
          <>
            <p className={classes.name}>
              <strong>{t('billing.none')}</strong>
            </p>
            {last ? <LastPlan plan={last} /> : <p className={classes.days}>{t('billing.noneText')}</p>}
            {account?.has_portal && <PortalLink group_id={group_id} />}
          </>
        )}
        <Others title={t('billing.addOns')} plans={add_ons} />
        <Others title={t('billing.coming')} plans={status.coming} />
        <Others title={t('billing.unpaid')} plans={status.unpaid} />
        {status.unpaid.length > 0 && mayPay(person) && (
          <p className={classes.more}>
            <Link to="/payment/activate">{t('billing.unpaidCheck')}</Link>
          </p>
        )}
      </section>
      {active && usage && <UsageMeters plan={active} usage={usage} addOns={add_ons} products={products} />}
    </div>
  )
}
