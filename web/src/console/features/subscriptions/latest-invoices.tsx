import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatAmount } from '../../../ui/money.ts'
import { pageQuery } from '../../queries.ts'
import { useT } from '../../words.ts'
import classes from './own-plan.module.css'

export type ListedInvoice = Reply<'GET /invoices'>[number]

const shown = 4

export const latestInvoicesQuery = (group_id: string) =>
  pageQuery('GET /invoices', { query: { group_id, order: '-issued_at' } })

/** What this price came to with tax when it was last invoiced; null where it never was. */
export function amountWithTax(
  invoices: readonly ListedInvoice[],
  price: { minor: number; currency: string },
): number | null {
  const same = invoices.find(
    ({ kind, total_minor, tax_minor, currency }) =>
      kind === 'invoice' && tax_minor > 0 && currency === price.currency && total_minor - tax_minor === price.minor,
  )
  return same?.total_minor ?? null
}

/** What was paid last, each with its invoice. */
export function LatestInvoices({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  return (
    <section className={classes.card} aria-labelledby="invoices">
      <div className={classes.headRow}>
        <h2 id="invoices">{t('billing.invoices')}</h2>
        <p>
          <Link to="/surveys/orders">{t('billing.toOrders')}</Link>
          <Link to="/surveys/invoices">{t('billing.allInvoices')}</Link>
        </p>
      </div>
      <ul className={classes.invoices}>
        {invoices.slice(0, shown).map(({ id, number, title, issued_at, total_minor, currency }) => (
          <li key={id}>
            <Link to="/surveys/invoices/detail" search={{ id }}>
              {number}
            </Link>
            <span className={classes.invoiceTitle}>{title}</span>
            <span>{formatDay(new Date(issued_at), language)}</span>
            <span className={classes.amount}>{formatAmount(total_minor, currency, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
