import { type PlanPeriod, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import type { Translate } from '../../i18n/translator.ts'
import { formatCount, formatMoney } from '../../ui/money.ts'
import type { LightKey } from '../words.ts'

type T = Translate<LightKey>
type Row = { label: string; value: string }

const months_in_year = 12

/** How often a thing may be had: five a month, so many a year, or five at all. */
function allowed(t: T, number: string, period: PlanPeriod | null): string {
  if (period === null) return number
  return t(period === planPeriod.month ? 'plans.eachMonth' : 'plans.eachYear', { number })
}

/** What a plan allows, in words. A team does not grow anew each month, so it is so many people, whatever the period. */
export function limitsInWords(t: T, { limits, period }: Product, language: string): Row[] {
  const inWords = (limit: number | null, each: PlanPeriod | null) =>
    limit === null ? t('plans.unlimited') : allowed(t, formatCount(limit, language), each)
  return [
    { label: t('plans.surveys'), value: inWords(limits.surveys, period) },
    { label: t('plans.participants'), value: inWords(limits.participants, period) },
    { label: t('plans.people'), value: inWords(limits.people, null) },
  ]
}

/** What an add-on adds, in words; what it leaves as it is does not appear. */
export function additionsInWords(t: T, { limits }: Product, language: string): Row[] {
  const rows: [string, number | null][] = [
    [t('plans.surveys'), limits.surveys],
    [t('plans.participants'), limits.participants],
    [t('plans.people'), limits.people],
  ]
  return rows.flatMap(([label, limit]) => {
    if (limit === 0) return []
    const value = limit === null ? t('plans.unlimited') : t('plans.more', { number: formatCount(limit, language) })
    return [{ label, value }]
  })
}

type Price = { amount: string; per: string | null; share: string | null }

/** The price, what it is for, and of a year's price what it comes to in a month. */
export function priceInWords(t: T, { price_minor, currency, period }: Product, language: string): Price {
  if (price_minor === null) return { amount: t('plans.agreed'), per: null, share: null }
  const amount = formatMoney(price_minor, currency, language)
  if (period === null) return { amount, per: t('plans.untilPlanEnds'), share: null }
  if (period === planPeriod.month) return { amount, per: t('plans.aMonth'), share: null }
  const price = formatMoney(Math.round(price_minor / months_in_year), currency, language)
  return { amount, per: t('plans.aYear'), share: t('plans.monthlyShare', { price }) }
}
