import type { Invoice, PaymentMethod, TaxRate } from '../objects.ts'
import type { Store } from '../store.ts'
import { type Html, html } from './html.ts'
import { formatMoney, type Language } from './languages.ts'
import { messages } from './messages.ts'

export const cardName = ({ card }: PaymentMethod) =>
  `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`

function rateName(store: Store, tax: Invoice['total_taxes'][number], language: Language): string {
  const rate: TaxRate | undefined = store.tax_rates.get(tax.tax_rate_details?.tax_rate ?? '')
  const t = messages[language]
  return rate ? t.tax(rate.display_name, rate.percentage) : t.totalTax
}

/** Lines and sums of an invoice. */
export function invoiceLines(store: Store, invoice: Invoice, language: Language): Html {
  const t = messages[language]
  const money = (amount: number) => formatMoney(amount, invoice.currency, language)
  const row = (name: string, amount: number) =>
    html`<div><dt>${name}</dt><dd class="amount">${money(amount)}</dd></div>`
  return html`<ul class="lines">${invoice.lines.data.map(
    ({ description, amount }) =>
      html`<li class="line"><span>${description}</span><span class="amount">${money(amount)}</span></li>`,
  )}</ul>
<dl class="sums">
${row(t.subtotal, invoice.subtotal)}
${invoice.total_taxes.map((tax) => row(rateName(store, tax, language), tax.amount))}
${invoice.starting_balance === 0 ? null : row(t.credit, invoice.starting_balance)}
<div class="total"><dt>${t.total}</dt><dd class="amount">${money(invoice.amount_due)}</dd></div>
</dl>`
}
