/** Where each language is at home with us, for how it groups digits and places the currency. */
const locales: Readonly<Record<string, string>> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' }

function format(minor: number, currency: string, language: string, cents: 'auto' | 'stripIfInteger'): string {
  const written = new Intl.NumberFormat(locales[language] ?? 'en-MY', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: cents,
  })
  const { maximumFractionDigits: digits = 2 } = written.resolvedOptions()
  return written.format(minor / 10 ** digits)
}

/** A price as people write it: cents only where there are any. */
export const formatMoney = (minor: number, currency: string, language: string) =>
  format(minor, currency, language, 'stripIfInteger')

/** What was paid, as it stands below or beside other amounts: always with its cents. */
export const formatAmount = (minor: number, currency: string, language: string) =>
  format(minor, currency, language, 'auto')

/** A whole number as people write it. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(locales[language] ?? 'en-MY').format(count)
}
