import { formatMonth } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatAmount } from '../../../ui/money.ts'
import { useT } from '../../words.ts'
import classes from './revenue.module.css'

/** What was paid this month and in the one before, by currency. For who may see prices. */
export function Revenue({ revenue }: { revenue: NonNullable<Reply<'GET /admin/dashboard'>['revenue']> }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { this_month, last_month, currencies } = revenue
  return (
    <section className={classes.card} aria-labelledby="revenue">
      <header className={classes.head}>
        <div>
          <h2 id="revenue">{t('revenue.title')}</h2>
          <p>{t('revenue.lead')}</p>
        </div>
        <Link to="/admin/transactions">{t('revenue.open')}</Link>
      </header>
      {currencies.length === 0 && <p className={classes.none}>{t('revenue.none')}</p>}
      {currencies.map(({ currency, this_month_minor, last_month_minor }) => (
        <dl key={currency} className={classes.months}>
          <div>
            <dt>{t('revenue.thisMonth', { month: formatMonth(this_month, language) })}</dt>
            <dd>
              <strong>{formatAmount(this_month_minor, currency, language)}</strong>
            </dd>
          </div>
          <div>
            <dt>{formatMonth(last_month, language)}</dt>
            <dd>{formatAmount(last_month_minor, currency, language)}</dd>
          </div>
        </dl>
      ))}
    </section>
  )
}
