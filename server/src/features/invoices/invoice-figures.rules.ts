import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'

/** Where each language is at home with us, as on the screens. */
const locales: Readonly<Record<Language, string>> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' }

const written = (currency: string, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

function partsOf(minor: number, currency: string, language: Language) {
  const format = written(currency, language)
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.formatToParts(minor / 10 ** digits)
}

/** A hyphen is easily taken for a dash between two figures. */
const shown = (part: Intl.NumberFormatPart) => (part.type === 'minusSign' ? '−' : part.value)

/** `RM 3,013.92` */
export const moneyIn = (minor: number, currency: string, language: Language): string =>
  partsOf(minor, currency, language).map(shown).join('')

/** `RM` */
export const symbolOf = (currency: string, language: Language): string =>
  partsOf(0, currency, language).find(({ type }) => type === 'currency')?.value ?? currency

/** `3,013.92`, below a heading that names the currency. */
export const amountIn = (minor: number, currency: string, language: Language): string =>
  partsOf(minor, currency, language)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(shown)
    .join('')

/** A rate in hundredths of a percent, as `8 %`; its parts stay in one line. */
export const percentOf = (rate: number): string => `${rate / 100}\u00A0%`

/** The first and the last day of a stretch of time; `ends_at` is the moment after it. */
export function stretchIn(starts_at: string, ends_at: string, language: Language): string {
  return [new Date(starts_at), lastMomentBefore(ends_at)].map((moment) => formatDay(moment, language)).join(' – ')
}
