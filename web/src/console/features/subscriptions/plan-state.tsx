import { dayOf, daysBetween, formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { HeldPlan } from './own-plan.ts'

/** How the plan stands, in a few words beside its name. */
export function PlanState({ plan }: { plan: HeldPlan }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const [today] = useState(() => dayOf(new Date()))
  const daysUntil = (moment: string) => daysBetween(today, dayOf(new Date(moment)))
  const state = (): { tone: 'good' | 'warn'; text: string } => {
    if (plan.state === 'past_due' && plan.grace_ends_at !== null) {
      const count = daysUntil(plan.grace_ends_at)
      return { tone: 'warn', text: count > 0 ? t('billing.daysToPay', { count }) : t('billing.payToday') }
    }
    if (plan.trial) {
      const count = daysUntil(plan.ends_at)
      return { tone: count > 7 ? 'good' : 'warn', text: t('billing.trialLeft', { count }) }
    }
    if (plan.renews) return { tone: 'good', text: t('billing.stateActive') }
    const ends = plan.cancelled_at_end || daysUntil(plan.ends_at) <= 30
    if (!ends) return { tone: 'good', text: t('billing.stateActive') }
    return { tone: 'warn', text: t('billing.endsOn', { day: formatDay(lastMomentBefore(plan.ends_at), language) }) }
  }
  const { tone, text } = state()
  return (
    <span className={classes.badge} data-tone={tone}>
      {text}
    </span>
  )
}
