import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../i18n/translator.ts'

/** A time as people here read it: the day, and the hour. */
export function useMoment(): (iso: string) => string {
  const language = languageFrom(useLanguage())
  return (iso) => formatMoment(new Date(iso), language)
}
