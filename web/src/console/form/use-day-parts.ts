import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'

/** The three numbers of a date, in the order in which the reader's language writes one. */
export function useDayParts({ birthday = false }: { birthday?: boolean } = {}) {
  const t = useT()
  const yearFirst = useLanguage() === 'zh'
  const filledIn = (part: string) => (birthday ? `bday-${part}` : 'off')
  const parts = [
    { part: 'day', label: t('date.day'), placeholder: t('date.dayDigits'), autoComplete: filledIn('day') },
    { part: 'month', label: t('date.month'), placeholder: t('date.monthDigits'), autoComplete: filledIn('month') },
    { part: 'year', label: t('date.year'), placeholder: t('date.yearDigits'), autoComplete: filledIn('year') },
  ] as const
  return yearFirst ? parts.toReversed() : parts
}
