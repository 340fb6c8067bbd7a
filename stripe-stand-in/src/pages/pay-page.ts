import { taxOf } from '../billing/taxes.ts'
import type { CheckoutLine, CheckoutSession, Price } from '../objects.ts'
import type { CheckoutDetails } from '../rows.ts'
import { type CardForm, cardForm, testCardList } from './card-form.ts'
import { type Html, html } from './html.ts'
import { formatDay, formatMoney, type Language } from './languages.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'

/** What one of it costs, and how often. */
function priceOf({ unit_amount, currency, recurring }: Price, language: Language): string {
  const t = messages[language]
  const price = formatMoney(unit_amount, currency, language)
  if (!recurring) return price
  const names = new Map(Object.entries(t.interval))
  return t.each(price, recurring.interval_count, names.get(recurring.interval) ?? recurring.interval)
}

function orderLine(line: CheckoutLine, language: Language): Html {
  const t = messages[language]
  return html`<li class="line">
<span>${line.description ?? line.price.id}<br><span class="small">${priceOf(line.price, language)}${
    line.quantity === 1 ? null : ` · ${t.quantity(line.quantity)}`
  }</span></span>
<span class="amount">${formatMoney(line.amount_subtotal, line.currency, language)}</span>
</li>`
}

/** A row for each rate, as an invoice will have it. */
function taxRows(lines: readonly CheckoutLine[], currency: string, language: Language): Html[] {
  const t = messages[language]
  const taxes = lines.flatMap(({ taxes: own = [] }) => own)
  const rates = new Map(taxes.map(({ rate }) => [rate.id, rate]))
  return [...rates.values()].map((rate) => {
    const amount = taxes.reduce((sum, tax) => (tax.rate.id === rate.id ? sum + tax.amount : sum), 0)
    return html`<div><dt>${t.tax(rate.display_name, rate.percentage)}</dt><dd class="amount">${formatMoney(amount, currency, language)}</dd></div>`
  })
}

/** What the first payment after a trial will be, with its taxes. */
function amountLater(lines: readonly CheckoutLine[]): number {
  return lines
    .filter(({ price }) => price.recurring !== null)
    .reduce((sum, { price, quantity, taxes = [] }) => {
      const amount = price.unit_amount * quantity
      return sum + amount + taxes.reduce((tax, { rate }) => tax + taxOf(amount, rate.percentage), 0)
    }, 0)
}

export function payPage(
  language: Language,
  session: CheckoutSession,
  details: CheckoutDetails,
  form: CardForm,
): string {
  const t = messages[language]
  const money = (amount: number) => formatMoney(amount, session.currency, language)
  const { trial_end, lines } = details
  const trial =
    trial_end === null
      ? null
      : html`<p>${t.nothingToday(formatDay(trial_end, language), money(amountLater(lines)))}</p>`
  const submit = session.amount_total === 0 ? t.startTrial : t.pay(money(session.amount_total))
  return page(
    language,
    t.payTitle,
    html`<div class="head">
${session.cancel_url === null ? null : html`<a href="${session.cancel_url}">${t.back}</a>`}
<h1>${t.payTitle}</h1>
</div>
<div class="columns">
<section class="card" aria-labelledby="order">
<h2 id="order">${t.order}</h2>
<ul class="lines">${lines.map((line) => orderLine(line, language))}</ul>
<dl class="sums">
<div><dt>${t.subtotal}</dt><dd class="amount">${money(session.amount_subtotal)}</dd></div>
${taxRows(lines, session.currency, language)}
<div class="total"><dt>${t.dueToday}</dt><dd class="amount">${money(session.amount_total)}</dd></div>
</dl>
${trial}
</section>
<section class="card" aria-labelledby="card">
<h2 id="card">${t.card}</h2>
${cardForm(t, form, { action: `/pay/${session.id}`, submit })}
</section>
</div>
${testCardList(t)}`,
  )
}
