import type { Language } from '@catchpitch/contract/languages'

/** Where each language is at home with us, for how it groups digits and places the currency; as on the pages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' }

/** An amount in its smallest unit, as people write it: always with its cents. */
export function formatAmount(minor: number, currency: string, language: Language): string {
  const written = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions()
  return written.format(minor / 10 ** digits)
}
