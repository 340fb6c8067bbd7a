import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import classes from './subscriptions.module.css'
import type { Subscription } from './subscriptions-list.ts'

/** How it stands today, in a word and a colour. */
export function StateBadge({ state }: Pick<Subscription, 'state'>) {
  const t = useT()
  return (
    <span className={classes.state} data-state={state}>
      {t(`money.state.${state}`)}
    </span>
  )
}

/** From its first day to its last; what ends at midnight ends the day before. */
export function useStretch(): (held: Pick<Subscription, 'starts_at' | 'ends_at'>) => string {
  const t = useT()
  const language = languageFrom(useLanguage())
  return ({ starts_at, ends_at }) =>
    t('money.fromTo', {
      from: formatDay(new Date(starts_at), language),
      to: formatDay(lastMomentBefore(ends_at), language),
    })
}
