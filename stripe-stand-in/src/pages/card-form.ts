import { z } from 'zod'
import { testCards } from '../billing/cards.ts'
import type { TypedCard } from '../rows.ts'
import { type Html, html } from './html.ts'
import type { Messages } from './messages.ts'

type Field = 'number' | 'expiry' | 'cvc' | 'name'

/** What somebody has typed, and what is wrong with it. */
export type CardForm = {
  values: Partial<Record<Field, string>>
  problems: Partial<Record<Field, string>>
  alert: string | null
}

export const emptyCardForm: CardForm = { values: {}, problems: {}, alert: null }

const typed = z.object({
  number: z.string().default(''),
  expiry: z.string().default(''),
  cvc: z.string().default(''),
  name: z.string().default(''),
})

type Typed = z.output<typeof typed>

function expiryOf(expiry: string): { exp_month: number; exp_year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  const exp_month = Number(month)
  return exp_month >= 1 && exp_month <= 12 ? { exp_month, exp_year: 2000 + Number(year) } : null
}

function expiryProblem(expiry: string, now: number, t: Messages): string | null {
  const date = expiryOf(expiry)
  if (!date) return t.wrongExpiry
  return Date.UTC(date.exp_year, date.exp_month) / 1000 <= now ? t.pastExpiry : null
}

function problemsOf({ number, expiry, cvc, name }: Typed, now: number, t: Messages): CardForm['problems'] {
  const date = expiryProblem(expiry, now, t)
  return {
    ...(!testCards.some((card) => card.number === number) && { number: t.wrongNumber }),
    ...(date !== null && { expiry: date }),
    ...(!/^\d{3}$/.test(cvc.trim()) && { cvc: t.wrongCvc }),
    ...(name.trim() === '' && { name: t.wrongName }),
  }
}

/** The card, or the form again with what is wrong in it. */
export function readCardForm(
  body: unknown,
  now: number,
  t: Messages,
): { card: TypedCard; form: CardForm } | { card: null; form: CardForm } {
  const values = typed.parse(body)
  const input = { ...values, number: values.number.replaceAll(/[\s-]/g, '') }
  const problems = problemsOf(input, now, t)
  // The security code is never sent back.
  const form = { values: { ...values, cvc: '' }, problems, alert: null }
  const date = expiryOf(values.expiry)
  if (Object.keys(problems).length > 0 || !date) return { card: null, form }
  return { card: { number: input.number, name: values.name.trim(), ...date }, form }
}

/** After a refusal the number is gone: another card is wanted. */
export const declinedForm = ({ values }: CardForm, t: Messages): CardForm => ({
  values: { name: values.name ?? '' },
  problems: {},
  alert: t.declined,
})

function field(form: CardForm, name: Field, label: string, attributes: Html) {
  const problem = form.problems[name]
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" value="${form.values[name] ?? ''}" autocomplete="off" ${attributes} ${
    problem === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-problem"`
  }>
${problem === undefined ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`
}

/** The first field that is wrong has the focus; without scripts, that is what `autofocus` is for. */
function focusOn({ problems, alert }: CardForm, name: Field): Html | null {
  const order: readonly Field[] = ['number', 'expiry', 'cvc', 'name']
  const first = order.find((one) => problems[one] !== undefined) ?? (alert === null ? null : 'number')
  return first === name ? html` autofocus` : null
}

export function cardForm(t: Messages, form: CardForm, { action, submit }: { action: string; submit: string }): Html {
  return html`<form method="post" action="${action}">
${form.alert === null ? null : html`<p class="alert" role="alert">${form.alert}</p>`}
${field(form, 'number', t.number, html`inputmode="numeric" maxlength="23"${focusOn(form, 'number')}`)}
<div class="pair">
${field(form, 'expiry', t.expiry, html`inputmode="numeric" maxlength="7" placeholder="12/34"${focusOn(form, 'expiry')}`)}
${field(form, 'cvc', t.cvc, html`inputmode="numeric" maxlength="3"${focusOn(form, 'cvc')}`)}
</div>
${field(form, 'name', t.name, html`maxlength="100"${focusOn(form, 'name')}`)}
<button class="button primary" type="submit">${submit}</button>
</form>`
}

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const testCardList = (t: Messages): Html => html`<section class="card" aria-labelledby="test-cards">
<h2 id="test-cards">${t.testCards}</h2>
<p class="small">${t.testCardsHint}</p>
<ul class="lines">${testCards.map(
  ({ number, outcome }) =>
    html`<li class="near"><span class="numbers">${spaced(number)}</span><span class="small">${t.outcome[outcome]}</span></li>`,
)}</ul>
</section>`
