import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { appName } from '../../../app-name.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { Logo } from '../../../ui/logo.tsx'
import { formatAmount } from '../../../ui/money.ts'
import { useCountries } from '../../form/choices.ts'
import { cardName } from '../../paying/card-name.ts'
import { useT } from '../../words.ts'
import classes from './invoice-sheet.module.css'
import type { Invoice } from './invoices-list.ts'

function Party({ label, party }: { label: string; party: Invoice['seller'] }) {
  const t = useT()
  const countries = useCountries()
  const { name, address, country, registration_number, tax_number } = party
  const lines = [
    ...address,
    country === null ? null : (countries.find(({ value }) => value === country)?.label ?? country),
    registration_number && t('invoice.registration', { number: registration_number }),
    tax_number && t('invoice.taxNumber', { number: tax_number }),
  ].filter((line): line is string => Boolean(line))
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p className={classes.party}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

/** `visa 4242` as people know their card; by which way, where it was no card or that is not known. */
function PaidWith({ invoice: { paid_with, payment_method } }: { invoice: Invoice }) {
  const t = useT()
  const [, brand, last4] = /^(\w+) (\d{4})$/.exec(paid_with ?? '') ?? []
  if (brand && last4) return cardName(t, { brand, last4 })
  return paid_with ?? t(`money.method.${payment_method}`)
}

function Dates({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { issued_at, paid_at, currency, kind } = invoice
  const isCredit = kind === 'credit_note'
  const facts: [string, ReactNode][] = [
    [t(isCredit ? 'invoice.creditDate' : 'invoice.date'), formatDay(new Date(issued_at), language)],
    [t(isCredit ? 'invoice.refundedOn' : 'invoice.paidOn'), formatDay(new Date(paid_at), language)],
    [t('invoice.paidWith'), <PaidWith key="with" invoice={invoice} />],
    [t('invoice.currency'), currency],
  ]
  return (
    <dl className={classes.dates}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const time = (starts_at: string | null, ends_at: string | null) =>
    starts_at &&
    ends_at &&
    t('money.fromTo', {
      from: formatDay(new Date(starts_at), language),
      to: formatDay(lastMomentBefore(ends_at), language),
    })
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoice.description')}</th>
          <th scope="col">{t('invoices.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, title, starts_at, ends_at, amount_minor }) => (
          <tr key={`${kind} ${title} ${starts_at} ${amount_minor}`}>
            <th scope="row">
              {kind === 'unused' ? t('invoice.unused', { plan: title }) : title}
              <small>{time(starts_at, ends_at)}</small>
            </th>
            <td>{formatAmount(amount_minor, currency, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const language = useLanguage()
  const { subtotal_minor, tax_minor, tax_rate, total_minor, currency, kind } = invoice
  const money = (minor: number) => formatAmount(minor, currency, language)
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t('invoice.subtotal')}</dt>
        <dd>{money(subtotal_minor)}</dd>
      </div>
      <div>
        <dt>{tax_rate === null ? t('invoice.noTax') : t('invoice.tax', { rate: String(tax_rate / 100) })}</dt>
        <dd>{money(tax_minor)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t('invoice.total')}</dt>
        <dd>{money(total_minor)}</dd>
      </div>
      {kind === 'invoice' && (
        <div className={classes.paid}>
          <dt>
            <IconCircleCheck size={18} aria-hidden />
            {t('invoice.paid')}
          </dt>
          <dd>{money(total_minor)}</dd>
        </div>
      )}
    </dl>
  )
}

type InvoiceSheetProps = {
  invoice: Invoice
  /** The invoice that a credit note takes back, as a way to it. */
  corrects: ReactNode
}

/** An invoice as it stands on paper: the same lines and figures as in its file. */
export function InvoiceSheet({ invoice, corrects }: InvoiceSheetProps) {
  const t = useT()
  const { number, kind, seller, buyer, transaction_id } = invoice
  return (
    <article className={classes.sheet} aria-label={number}>
      <header className={classes.top}>
        <div>
          <h2>{t(kind === 'credit_note' ? 'invoice.creditNote' : 'invoice.title')}</h2>
          <p className={classes.number}>{number}</p>
          {corrects && <p>{corrects}</p>}
        </div>
        <p className={classes.brand}>
          <Logo size={26} />
          {appName()}
        </p>
      </header>
      <div className={classes.parties}>
        <Party label={t('invoice.from')} party={seller} />
        <Party label={t('invoice.to')} party={buyer} />
      </div>
      <Dates invoice={invoice} />
      <Lines invoice={invoice} />
      <Totals invoice={invoice} />
      {kind === 'invoice' && <p className={classes.thanks}>{t('invoice.thanks')}</p>}
      <footer className={classes.foot}>
        {seller.email && <span>{t('invoice.questions', { email: seller.email })}</span>}
        <span>{t('invoice.transaction', { id: transaction_id })}</span>
      </footer>
    </article>
  )
}
