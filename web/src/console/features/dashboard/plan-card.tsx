import { dayOf, daysBetween, formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { usePerson } from '../../person/load-person.ts'
import { type Company, may } from '../../person/person.ts'
import { useT } from '../../words.ts'
import { Card } from './card.tsx'
import classes from './plan-card.module.css'

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
    </Card>
  )
}
