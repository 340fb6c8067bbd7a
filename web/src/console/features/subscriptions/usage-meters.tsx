import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'
import type { HeldPlan, PlanStatus, Product } from './own-plan.ts'

type Usage = NonNullable<PlanStatus['usage']>
type Counted = 'surveys' | 'participants' | 'people'

type MeterProps = { label: string; amount: Usage['surveys']; hints: readonly string[] }

/** How much of what a plan allows is used, and what becomes of that. */
function Meter({ label, amount: { used, allowed }, hints }: MeterProps) {
  const t = useT()
  const language = useLanguage()
  const number = (count: number) => formatCount(count, language)
  const isFull = allowed !== null && used >= allowed
  const share = allowed === null || allowed === 0 ? 0 : Math.min(100, (used / allowed) * 100)
  const left = () => {
    if (allowed === null) return t('billing.noLimit')
    return isFull ? t('billing.limitReached') : t('billing.left', { number: number(allowed - used) })
  }
  return (
    <div className={classes.meter}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.used}>
          <strong>{number(used)}</strong>
          {allowed !== null && <> {t('billing.ofAllowed', { allowed: number(allowed) })}</>}
        </span>
        {allowed !== null && (
          <span className={classes.bar} aria-hidden="true">
            <span data-full={isFull || undefined} style={{ width: `${share}%` }} />
          </span>
        )}
        <span className={classes.hint} data-full={isFull || undefined}>
          {[left(), ...hints].join(language === 'zh' ? '' : ' ')}
        </span>
      </dd>
    </div>
  )
}

type MetersProps = { plan: HeldPlan; usage: Usage; addOns: readonly HeldPlan[]; products: readonly Product[] }

/** What is used of the plan and its add-ons in the period that is counted, with its first and last day. */
export function UsageMeters({ plan, usage, addOns, products }: MetersProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { starts_at, ends_at } = usage.period
  const day = (moment: Date) => formatDay(moment, language)
  // What ends with the plan is not counted again: there is nothing to count it for.
  const goesOn = plan.renews || new Date(ends_at) < new Date(plan.ends_at)
  const again = goesOn ? [t('billing.countsAgain', { day: day(new Date(ends_at)) })] : []
  /** Add-ons that end on another day are told of by themselves. */
  const addedTo = (counted: Counted): string[] => {
    const added = new Map<string, number>()
    for (const { plan: held, ends_at: end } of addOns) {
      const more = products.find(({ sku }) => sku === held.sku)?.limits[counted] ?? 0
      const until = day(lastMomentBefore(end))
      if (more > 0) added.set(until, (added.get(until) ?? 0) + more)
    }
    return [...added].map(([until, more]) => t('billing.added', { number: formatCount(more, language), day: until }))
  }
  const meters = [
    { counted: 'surveys', label: t('money.surveys'), hints: again },
    { counted: 'participants', label: t('money.participants'), hints: again },
    { counted: 'people', label: t('money.people'), hints: usage.people.allowed === null ? [] : [t('billing.noReset')] },
  ] as const
  return (
    <section className={classes.periodCard} aria-labelledby="period">
      <h2 id="period">
        {t('billing.period')}{' '}
        <span>{t('money.fromTo', { from: day(new Date(starts_at)), to: day(lastMomentBefore(ends_at)) })}</span>
      </h2>
      <dl className={classes.meters}>
        {meters.map(({ counted, label, hints }) => (
          <Meter key={counted} label={label} amount={usage[counted]} hints={[...hints, ...addedTo(counted)]} />
        ))}
      </dl>
    </section>
  )
}
