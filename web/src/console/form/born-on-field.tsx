import { useLanguage } from '../../i18n/translator.ts'
import { DayField } from '../../ui/kit/day-field.tsx'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'

type BornOnFieldProps<Name extends string> = {
  form: FormFields<Name>
  /** What the form calls it. */
  name: Name
}

export function BornOnField<Name extends 'born_on' | 'dob'>({ form, name }: BornOnFieldProps<Name>) {
  const t = useT()
  const yearFirst = useLanguage() === 'zh'
  const parts = [
    { part: 'day', label: t('date.day'), placeholder: t('date.dayDigits'), autoComplete: 'bday-day' },
    { part: 'month', label: t('date.month'), placeholder: t('date.monthDigits'), autoComplete: 'bday-month' },
    { part: 'year', label: t('date.year'), placeholder: t('date.yearDigits'), autoComplete: 'bday-year' },
  ] as const
  return (
    <DayField {...form.getInputProps(name)} label={t('person.bornOn')} parts={yearFirst ? parts.toReversed() : parts} />
  )
}
