import { ChoiceField } from '../../ui/kit/choice-field.tsx'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'

/** May be left out, and then nothing is assumed. */
export function GenderField({ form }: { form: FormFields<'gender'> }) {
  const t = useT()
  const { onChange, ...props } = form.getInputProps('gender')
  return (
    <ChoiceField
      {...props}
      // The form holds null where the select holds an empty text.
      defaultValue={props.defaultValue ?? ''}
      label={t('form.optional', { label: t('person.gender') })}
      choices={[
        { value: 'FEMALE', label: t('person.female') },
        { value: 'MALE', label: t('person.male') },
      ]}
      placeholder={t('person.genderUnsaid')}
      size="md"
      autoComplete="sex"
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
