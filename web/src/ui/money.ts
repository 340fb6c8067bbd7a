/** Where each language is at home with us, for how it groups digits and places the currency. */
const locales: Readonly<Record<string, string>> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' }

/** A price as people write it: cents only where there are any. */
export function formatMoney(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(locales[language] ?? 'en-MY', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** digits)
}

/** A whole number as people write it. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(locales[language] ?? 'en-MY').format(count)
}
