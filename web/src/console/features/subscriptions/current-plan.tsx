import { dayOf, daysBetween, formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { HeldPlan, PlanStatus } from './own-plan.ts'

/** The last day of a plan is the one before the moment at which it ends. */
function Days({ plan: { starts_at, ends_at } }: { plan: HeldPlan }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const from = formatDay(new Date(starts_at), language)
  return <>{t('money.fromTo', { from, to: formatDay(lastMomentBefore(ends_at), language) })}</>
}

type MeterProps = { label: string; amount: NonNullable<PlanStatus['usage']>['surveys'] }

/** How much of what a plan allows is used. */
function Meter({ label, amount: { used, allowed } }: MeterProps) {
  const t = useT()
  const language = useLanguage()
  const number = (count: number) => formatCount(count, language)
  const share = allowed === null || allowed === 0 ? 0 : Math.min(100, (used / allowed) * 100)
  return (
    <div className={classes.meter}>
      <dt>{label}</dt>
      <dd>
        {allowed === null
          ? t('billing.usedOfAny', { used: number(used) })
          : t('billing.usedOf', { used: number(used), allowed: number(allowed) })}
        {allowed !== null && (
          <span className={classes.bar} aria-hidden="true">
            <span data-full={used >= allowed || undefined} style={{ width: `${share}%` }} />
          </span>
        )}
      </dd>
    </div>
  )
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

function ActivePlan({ plan, usage }: { plan: HeldPlan; usage: PlanStatus['usage'] }) {
  const t = useT()
  const [today] = useState(() => dayOf(new Date()))
  const days = daysBetween(today, dayOf(new Date(plan.ends_at)))
  return (
    <>
      <p className={classes.name}>
        <strong>{plan.plan.title}</strong>
        {plan.trial && <span className={classes.trial}>{t('billing.trial')}</span>}
      </p>
      <p className={classes.days} data-soon={days <= 7 || undefined}>
        <Days plan={plan} />
        {' · '}
        {t('billing.daysLeft', { count: days })}
      </p>
      {usage && (
        <dl className={classes.meters}>
          <Meter label={t('money.surveys')} amount={usage.surveys} />
          <Meter label={t('money.participants')} amount={usage.participants} />
          <Meter label={t('money.people')} amount={usage.people} />
        </dl>
      )}
    </>
  )
}

function LastPlan({ plan }: { plan: HeldPlan }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const day = formatDay(lastMomentBefore(plan.ends_at), language)
  return (
    <p className={classes.days}>
      {plan.state === 'cancelled'
        ? t('billing.lastCancelled', { plan: plan.plan.title })
        : t('billing.last', { plan: plan.plan.title, day })}
    </p>
  )
}

/** What the company has today, what of it is used, and what comes after it. */
export function CurrentPlan({ status }: { status: PlanStatus }) {
  const t = useT()
  const { active, usage, last } = status
  return (
    <section className={classes.card} aria-labelledby="current-plan">
      <h2 id="current-plan">{t('billing.current')}</h2>
      {active ? (
        <ActivePlan plan={active} usage={usage} />
      ) : (
        <>
          <p className={classes.name}>
            <strong>{t('billing.none')}</strong>
          </p>
          {last ? <LastPlan plan={last} /> : <p className={classes.days}>{t('billing.noneText')}</p>}
        </>
      )}
      <Others title={t('billing.addOns')} plans={status.add_ons} />
      <Others title={t('billing.coming')} plans={status.coming} />
      <Others title={t('billing.unpaid')} plans={status.unpaid} />
      <p className={classes.more}>
        <Link to="/surveys/orders">{t('billing.toOrders')}</Link>
      </p>
    </section>
  )
}
