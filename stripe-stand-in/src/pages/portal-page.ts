import { cardOf, findCard, hasEnded, periodOf } from '../billing/update-subscription.ts'
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../objects.ts'
import type { Store } from '../store.ts'
import { type CardForm, cardForm, testCardList } from './card-form.ts'
import { type Html, html } from './html.ts'
import { cardName } from './invoice-parts.ts'
import { formatDay, formatMoney, type Language } from './languages.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'

export type PortalParts = {
  store: Store
  language: Language
  session: PortalSession
  customer: Customer
  form: CardForm
  /** What has just been done, or what has failed. */
  note: { done: string } | { alert: string } | null
}

const statusName = (names: Record<string, string>, status: string) => names[status] ?? status

const nameOf = (store: Store, { items }: Subscription) =>
  items.data.map(({ price }) => store.products.get(price.product)?.name ?? price.product).join(', ')

function whatComes(subscription: Subscription, language: Language): string {
  const t = messages[language]
  const end = formatDay(periodOf(subscription).end, language)
  if (subscription.ended_at !== null) return t.endedOn(formatDay(subscription.ended_at, language))
  if (subscription.cancel_at_period_end) return t.endsOn(end)
  return subscription.status === 'trialing' ? t.firstPayment(end) : t.renewsOn(end)
}

function subscriptionCard({ store, language, session }: PortalParts, subscription: Subscription): Html {
  const t = messages[language]
  const amount = subscription.items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const way = `/portal/${session.id}/subscription/${subscription.id}`
  return html`<li class="lines">
<div class="line"><strong>${nameOf(store, subscription)}</strong><span class="amount">${formatMoney(amount, subscription.currency, language)}</span></div>
<p class="small">${statusName(t.status, subscription.status)}. ${whatComes(subscription, language)}</p>
${
  !hasEnded(subscription) &&
  html`<div class="actions">${
    subscription.cancel_at_period_end
      ? html`<form method="post" action="${way}/keep"><button class="button primary" type="submit">${t.keep}</button></form>`
      : html`<a class="button" href="${way}/cancel">${t.cancel}</a>`
  }</div>`
}
</li>`
}

function cardOnFile(store: Store, customer: Customer): PaymentMethod | null {
  const running = store.subscriptions.all().findLast((one) => one.customer === customer.id && !hasEnded(one))
  return running ? cardOf({ store }, running) : findCard(store, customer.invoice_settings.default_payment_method)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function cardSection({ store, language, session, customer, form }: PortalParts): Html {
  const t = messages[language]
  const method = cardOnFile(store, customer)
  const isOpen = form.alert !== null || Object.keys(form.problems).length > 0
  return html`<section class="card" aria-labelledby="card">
<h2 id="card">${t.card}</h2>
<p>${
    method
      ? html`${cardName(method)} <span class="small">${t.expires(`${twoDigits(method.card.exp_month)}/${twoDigits(method.card.exp_year % 100)}`)}</span>`
      : t.noCard
  }</p>
<details${isOpen && html` open`}>
<summary>${method ? t.replaceCard : t.addCard}</summary>
${cardForm(t, form, { action: `/portal/${session.id}/card`, submit: t.saveCard })}
</details>
</section>`
}

function openInvoice({ language, session }: PortalParts, invoice: Invoice, hasCard: boolean): Html {
  const t = messages[language]
  const amount = formatMoney(invoice.amount_remaining, invoice.currency, language)
  const name = t.invoice(invoice.number ?? invoice.id)
  return html`<li class="line">
<span><a href="/invoice/${invoice.id}">${name}</a><br><span class="small">${formatDay(invoice.created, language)} · <span class="amount">${amount}</span></span></span>
${
  hasCard
    ? html`<form method="post" action="/portal/${session.id}/invoice/${invoice.id}/pay"><button class="button primary" type="submit" aria-label="${`${t.payNow}: ${name}`}">${t.payNow}</button></form>`
    : html`<a class="button primary" href="/invoice/${invoice.id}" aria-label="${`${t.payNow}: ${name}`}">${t.payNow}</a>`
}
</li>`
}

function invoiceSection(parts: PortalParts, invoices: readonly Invoice[]): Html {
  const { language } = parts
  const t = messages[language]
  return html`<section class="card" aria-labelledby="invoices">
<h2 id="invoices">${t.invoices}</h2>
${invoices.length === 0 && html`<p>${t.noInvoices}</p>`}
<ul class="lines">${invoices.map(
    (invoice) => html`<li class="line">
<span><a href="/invoice/${invoice.id}">${t.invoice(invoice.number ?? invoice.id)}</a><br><span class="small">${formatDay(invoice.created, language)} · ${statusName(t.invoiceStates, invoice.status ?? '')}</span></span>
<span class="amount">${formatMoney(invoice.total, invoice.currency, language)}</span>
</li>`,
  )}</ul>
</section>`
}

export function portalPage(parts: PortalParts): string {
  const { store, language, session, customer, note } = parts
  const t = messages[language]
  const invoices = store.invoices
    .all()
    .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
    .toReversed()
  const open = invoices.filter(({ status }) => status === 'open')
  const subscriptions = store.subscriptions
    .all()
    .filter((one) => one.customer === customer.id)
    .toReversed()
  const hasCard = cardOnFile(store, customer) !== null
  return page(
    language,
    t.portalTitle,
    html`<div class="head">
${session.return_url !== null && html`<a href="${session.return_url}">${t.portalBack}</a>`}
<h1>${t.portalTitle}</h1>
<p class="small">${customer.name ?? customer.email ?? customer.id}</p>
</div>
${note && ('done' in note ? html`<p class="done" role="status">${note.done}</p>` : html`<p class="alert" role="alert">${note.alert}</p>`)}
${
  open.length > 0 &&
  html`<section class="card" aria-labelledby="open"><h2 id="open">${t.openInvoices}</h2>
<ul class="lines">${open.map((invoice) => openInvoice(parts, invoice, hasCard))}</ul></section>`
}
<div class="columns">
<section class="card" aria-labelledby="plan">
<h2 id="plan">${t.subscription}</h2>
${subscriptions.length === 0 && html`<p>${t.noSubscription}</p>`}
<ul class="lines">${subscriptions.map((one) => subscriptionCard(parts, one))}</ul>
</section>
${cardSection(parts)}
</div>
${invoiceSection(parts, invoices)}
${testCardList(t)}`,
  )
}

export function cancelPage(
  { language, session }: Pick<PortalParts, 'language' | 'session'>,
  subscription: Subscription,
) {
  const t = messages[language]
  return page(
    language,
    t.cancelTitle,
    html`<div class="card">
<h1>${t.cancelTitle}</h1>
<p>${t.cancelText(formatDay(periodOf(subscription).end, language))}</p>
<form method="post" action="/portal/${session.id}/subscription/${subscription.id}/cancel">
<div class="actions">
<button class="button primary" type="submit">${t.cancel}</button>
<a class="button" href="/portal/${session.id}">${t.keep}</a>
</div>
</form>
</div>`,
  )
}
