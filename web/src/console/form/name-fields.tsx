import { TextInput } from '@mantine/core'
import { useLanguage } from '../../i18n/translator.ts'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'
import { FormRow } from './form-section.tsx'

const parts = [
  { name: 'first_name', label: 'person.firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'person.lastName', autoComplete: 'family-name' },
] as const

/** In the order in which the reader's language says a name. */
export function NameFields({ form }: { form: FormFields<'first_name' | 'last_name'> }) {
  const t = useT()
  const familyFirst = useLanguage() === 'zh'
  return (
    <FormRow>
      {(familyFirst ? parts.toReversed() : parts).map(({ name, label, autoComplete }) => (
        <TextInput
          key={form.key(name)}
          {...form.getInputProps(name)}
          label={t(label)}
          autoComplete={autoComplete}
          size="md"
        />
      ))}
    </FormRow>
  )
}
