import { dayOf, daysBetween, formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { mayPay } from '../../paying/may-pay.ts'
import { useChosenPlan } from '../../paying/use-chosen-plan.ts'
import { usePerson } from '../../person/load-person.ts'
import { type Company, may } from '../../person/person.ts'
import { useT } from '../../words.ts'
import { Card } from './card.tsx'
import classes from './plan-card.module.css'

/** During the trial, the way to the plan that was picked before signing up. */
function ChosenPlan({ group_id }: { group_id: string }) {
  const t = useT()
  const product = useChosenPlan(group_id, { isAsked: true })
  if (!product) return null
  return (
    <p className={classes.chosen}>
      {t('board.chosen', { plan: product.title })}{' '}
      <Link to="/payment" search={{ plan: product.sku }}>
        {t('board.payChosen', { plan: product.title })}
      </Link>
    </p>
  )
}

/** What the company has subscribed to, and for how long. Without a plan the shell says so above every page. */
export function PlanCard({ company }: { company: Company }) {
  const t = useT()
  const person = usePerson()
  const language = languageFrom(useLanguage())
  const [today] = useState(() => dayOf(new Date()))
  const plan = company.hasActivePlan?.plan
  if (!plan) return null
  const ends_at = new Date(plan.ends_at)
  const days = daysBetween(today, dayOf(ends_at))
  return (
    <Card
      title={t('board.plan')}
      more={may(person, 'billing.view') && <Link to="/subscription-plan">{t('board.planMore')}</Link>}
    >
      <p className={classes.plan}>
        <strong>{plan.title}</strong>
        {plan.status === 'trialing' && <span className={classes.trial}>{t('board.trial')}</span>}
      </p>
      <p className={classes.until} data-soon={days <= 7 || undefined}>
        {t('board.until', { day: formatDay(lastMomentBefore(ends_at), language) })}
        {' · '}
        {days === 1 ? t('board.dayLeft') : t('board.daysLeft', { count: days })}
      </p>
      {plan.status === 'trialing' && mayPay(person) && <ChosenPlan group_id={company.id} />}
    </Card>
  )
}
