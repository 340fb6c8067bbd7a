import type { Invoice, PaymentMethod } from '../objects.ts'
import type { Store } from '../store.ts'
import { type CardForm, cardForm, testCardList } from './card-form.ts'
import { type Html, html } from './html.ts'
import { cardName, invoiceLines } from './invoice-parts.ts'
import { formatDay, formatMoney, type Language } from './languages.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'

type Parts = {
  store: Store
  language: Language
  invoice: Invoice
  card: PaymentMethod | null
  form: CardForm
  is_done: boolean
}

function paying({ language, invoice, card, form }: Parts): Html {
  const t = messages[language]
  const submit = t.pay(formatMoney(invoice.amount_remaining, invoice.currency, language))
  return html`<section class="card" aria-labelledby="pay">
<h2 id="pay">${t.payNow}</h2>
${
  card &&
  html`<form method="post" action="/invoice/${invoice.id}/pay">
<button class="button primary" type="submit">${t.payWith(cardName(card))}</button>
</form>
<p class="small">${t.payWithOther}</p>`
}
${cardForm(t, form, { action: `/invoice/${invoice.id}`, submit })}
</section>`
}

export function invoicePage(parts: Parts): string {
  const { store, language, invoice, is_done } = parts
  const t = messages[language]
  const isOpen = invoice.status === 'open'
  const title = t.invoice(invoice.number ?? invoice.id)
  const paid_at = invoice.status_transitions.paid_at
  return page(
    language,
    title,
    html`<div class="head"><h1>${title}</h1></div>
${is_done && html`<p class="done" role="status">${t.done.paid}</p>`}
<div class="columns">
<section class="card" aria-labelledby="lines">
<h2 id="lines">${t.order}</h2>
<p class="small">${formatDay(invoice.created, language)}<br>${t.billedTo}: ${invoice.customer_name ?? invoice.customer_email ?? invoice.customer}</p>
${invoiceLines(store, invoice, language)}
${paid_at !== null && html`<p>${t.paidOn(formatDay(paid_at, language))}</p>`}
</section>
${isOpen && paying(parts)}
</div>
${isOpen && testCardList(t)}`,
  )
}
