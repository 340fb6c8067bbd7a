import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '../../ui/kit/choice-field.tsx'
import { useT } from '../words.ts'
import { useDialCodes } from './choices.ts'
import type { FormFields } from './form-fields.ts'
import { FormRow } from './form-section.tsx'

/** The country whose code a number begins with. The form gets the code; which country it is of stays on the screen. */
export function useDialCountry(form: FormFields<'country_code'>, known = { code: '', home: '' }) {
  const { choices, codeOf, countryOf } = useDialCodes()
  const [country, setCountry] = useState(() => countryOf(known.code, known.home))
  const choose = (id: string) => {
    setCountry(id)
    form.getInputProps('country_code').onChange(codeOf(id))
  }
  return { country, choices, choose }
}

type MobileFieldsProps = {
  form: FormFields<'country_code' | 'mobile'>
  dial: ReturnType<typeof useDialCountry>
}

/** A telephone number: the country, for its code, and the rest. */
export function MobileFields({ form, dial }: MobileFieldsProps) {
  const t = useT()
  const { error, 'data-path': path } = form.getInputProps('country_code')
  return (
    <FormRow>
      <ChoiceField
        data-path={path}
        label={t('person.dialCode')}
        choices={dial.choices}
        placeholder={t('form.choose')}
        value={dial.country}
        error={error}
        size="md"
        onChange={(event) => dial.choose(event.currentTarget.value)}
      />
      <TextInput
        key={form.key('mobile')}
        {...form.getInputProps('mobile')}
        label={t('person.mobile')}
        type="tel"
        autoComplete="tel-national"
        size="md"
      />
    </FormRow>
  )
}
