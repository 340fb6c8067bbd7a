import { ChoiceField } from '../../ui/kit/choice-field.tsx'
import { useT } from '../words.ts'
import { useCountries } from './choices.ts'
import type { FormFields } from './form-fields.ts'

type CountryFieldProps = {
  form: FormFields<'country'>
  onChosen: (country: string) => void
}

export function CountryField({ form, onChosen }: CountryFieldProps) {
  const t = useT()
  const countries = useCountries()
  const { onChange, ...props } = form.getInputProps('country')
  return (
    <ChoiceField
      {...props}
      label={t('person.country')}
      choices={countries}
      placeholder={t('form.choose')}
      size="md"
      autoComplete="country"
      onChange={(event) => {
        onChange(event)
        onChosen(event.currentTarget.value)
      }}
    />
  )
}
