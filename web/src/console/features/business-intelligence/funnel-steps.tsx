import { passagesOf } from '@catchpitch/contract/business-intelligence/funnel'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import { formatDuration } from './duration.ts'
import classes from './funnel-steps.module.css'

export type Funnel = Reply<'GET /business-intelligence/dashboard'>['total']

/** Everybody's way from the invitation on, a bar for each step; between two of them, how many did not go on. */
export function FunnelSteps({ funnel }: { funnel: Funnel }) {
  const t = useT()
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const passages = passagesOf(funnel)
  const all = funnel[0]?.people ?? 0
  return (
    <ol className={classes.steps}>
      {funnel.map(({ step, people, median_s }, index) => {
        const { lost = 0, share = null } = passages[index] ?? {}
        return (
          <li key={step} className={classes.step}>
            <div className={classes.name}>
              <h3>{t(`funnel.${step}`)}</h3>
              <p>{t(`funnel.${step}.from`)}</p>
            </div>
            <div className={classes.amount}>
              <strong>{formatCount(people, language)}</strong>
              <progress className={classes.bar} max={Math.max(all, 1)} value={people} aria-hidden="true" />
            </div>
            <ul className={classes.facts}>
              {index > 0 && share !== null && (
                <li>
                  {t('funnel.share', { share: percent.format(share), step: t(`funnel.${stepBefore(funnel, index)}`) })}
                </li>
              )}
              {lost > 0 && <li data-lost>{t('funnel.lost', { count: formatCount(lost, language) })}</li>}
              {median_s !== null && <li>{t('funnel.median', { time: formatDuration(median_s, language) })}</li>}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

const stepBefore = (funnel: Funnel, index: number) => funnel[index - 1]?.step ?? 'invited'
