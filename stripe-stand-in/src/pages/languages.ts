export type Language = 'en' | 'zh' | 'ms'

function languageOf(tag: string): Language | null {
  const [main] = tag.trim().toLowerCase().split(/[-;]/)
  return main === 'en' || main === 'zh' || main === 'ms' ? main : null
}

/** What was asked for, or else the first that the browser names and we know. */
export function pickLanguage(wanted: string | null | undefined, accepted: string | undefined): Language {
  const named = wanted ? languageOf(wanted) : null
  const fromBrowser = (accepted ?? '').split(',').flatMap((tag) => languageOf(tag) ?? [])
  return named ?? fromBrowser[0] ?? 'en'
}

const locales: Readonly<Record<Language, string>> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' }

export function formatMoney(minor: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** digits)
}

/** As a Stripe account shows it, in its own time zone: a day must not be another one than in the product. */
export const formatDay = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' }).format(
    seconds * 1000,
  )
