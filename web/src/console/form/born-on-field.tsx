import { DayField } from '../../ui/kit/day-field.tsx'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'
import { useDayParts } from './use-day-parts.ts'

type BornOnFieldProps<Name extends string> = {
  form: FormFields<Name>
  /** What the form calls it. */
  name: Name
}

export function BornOnField<Name extends 'born_on' | 'dob'>({ form, name }: BornOnFieldProps<Name>) {
  const t = useT()
  const parts = useDayParts({ birthday: true })
  return <DayField {...form.getInputProps(name)} label={t('person.bornOn')} parts={parts} />
}
