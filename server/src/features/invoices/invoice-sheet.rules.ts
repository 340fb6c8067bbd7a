import { formatDay } from '@catchpitch/contract/dates'
import type { Invoice, InvoiceLine, InvoiceParty } from '@catchpitch/contract/invoices/invoice'
import type { Language } from '@catchpitch/contract/languages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import { amountIn, moneyIn, percentOf, stretchIn, symbolOf } from './invoice-figures.rules.ts'
import { invoiceWords } from './invoice-words.rules.ts'

/** What stands on an invoice, on the page as on paper. */
export type Sheet = Omit<Invoice, 'pdf'>

/** Two things side by side: what it is, and what it is here. */
type Pair = readonly [string, string]

/** All that stands on the paper, in the order in which it stands there. */
export type SheetTexts = {
  heading: string
  number: string
  seller: PartyTexts
  buyer: PartyTexts
  facts: readonly Pair[]
  columns: Pair
  lines: readonly { title: string; period: string | null; amount: string }[]
  sums: readonly Pair[]
  total: Pair
  settled: Pair
  thanks: string
  questions: string
  transaction: string
  page(page: number, pages: number): string
}

export type PartyTexts = { title: string; name: string; lines: readonly string[] }

function partyTexts(title: string, party: InvoiceParty, language: Language): PartyTexts {
  const words = invoiceWords[language]
  const { name, address, country, registration_number, tax_number } = party
  const named = country === null ? [] : [new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country]
  return {
    title,
    name,
    lines: [
      ...address,
      ...named,
      ...(registration_number === null ? [] : [fillIn(words.registration, { number: registration_number })]),
      ...(tax_number === null ? [] : [fillIn(words.tax_number, { number: tax_number })]),
    ],
  }
}

/** `visa 4242`, as its maker writes it. */
const cardNamed = (card: string) => card.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

/** Malaysia's is a tax on services by name; what others ask for has other names. */
const usesServiceTax = ({ buyer, seller }: Sheet) => (buyer.country ?? seller.country) === 'MY'

function lineTexts(
  { kind, title, starts_at, ends_at, amount_minor }: InvoiceLine,
  currency: string,
  language: Language,
) {
  return {
    title: kind === 'unused' ? fillIn(invoiceWords[language].unused, { title }) : title,
    period: starts_at === null || ends_at === null ? null : stretchIn(starts_at, ends_at, language),
    amount: amountIn(amount_minor, currency, language),
  }
}

export function sheetTexts(sheet: Sheet, language: Language): SheetTexts {
  const words = invoiceWords[language]
  const { kind, currency, subtotal_minor, tax_minor, tax_rate, total_minor, corrects, seller } = sheet
  const own = words.kind[kind]
  const day = (moment: string) => formatDay(new Date(moment), language)
  const total = moneyIn(total_minor, currency, language)
  const tax = words.tax[usesServiceTax(sheet) ? 'service' : 'other']
  const taxed: Pair[] =
    tax_minor === 0
      ? []
      : [[tax_rate === null ? tax : `${tax} ${percentOf(tax_rate)}`, amountIn(tax_minor, currency, language)]]
  return {
    heading: own.heading,
    number: sheet.number,
    seller: partyTexts(words.from, seller, language),
    buyer: partyTexts(words.to, sheet.buyer, language),
    facts: [
      [own.issued, day(sheet.issued_at)],
      [own.paid, day(sheet.paid_at)],
      [own.paid_with, sheet.paid_with === null ? words.method[sheet.payment_method] : cardNamed(sheet.paid_with)],
      [words.currency, currency],
      ...(corrects === null ? [] : [[words.corrects, corrects.number] as const]),
    ],
    columns: [words.description, fillIn(words.amount, { currency: symbolOf(currency, language) })],
    lines: sheet.lines.map((line) => lineTexts(line, currency, language)),
    sums: [[words.subtotal, amountIn(subtotal_minor, currency, language)], ...taxed],
    total: [words.total, total],
    settled: [own.settled, total],
    thanks: own.thanks,
    questions: seller.email === null ? '' : fillIn(words.questions, { email: seller.email }),
    transaction: fillIn(words.transaction, { reference: sheet.transaction_id }),
    page: (page, pages) => fillIn(words.page, { page, pages }),
  }
}
