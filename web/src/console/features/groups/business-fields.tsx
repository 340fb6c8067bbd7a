import { type BusinessSize, businessSize } from '@catchpitch/contract/groups/business-size'
import { TextInput } from '@mantine/core'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { useCountries, useOptions } from '../../form/choices.ts'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow } from '../../form/form-section.tsx'
import { wholeNumber } from '../../form/whole-number.ts'
import { useT } from '../../words.ts'
import { sizeNames } from './group-words.ts'

const sizeFrom = (value: string) => Object.values(businessSize).find((size) => String(size) === value) ?? null

/** How many people work there. */
export function EmployeesField({ form }: { form: FormFields<'employees'> }) {
  const t = useT()
  const { onChange, ...employees } = form.getInputProps('employees')
  return (
    <TextInput
      key={form.key('employees')}
      {...employees}
      label={t('groups.employees')}
      autoComplete="off"
      inputMode="numeric"
      size="md"
      onChange={(event) => onChange(wholeNumber(event.currentTarget.value))}
    />
  )
}

type BusinessFieldsProps = {
  form: FormFields<'industry' | 'business_size' | 'country'>
  /** As the form begins with it. */
  business_size: BusinessSize | null
}

/** What kind of company it is, and where. */
export function BusinessFields({ form, business_size }: BusinessFieldsProps) {
  const t = useT()
  const industries = useOptions('industry')
  const countries = useCountries()
  const { onChange: onSize, ...size } = form.getInputProps('business_size')
  return (
    <>
      <FormRow>
        <ChoiceField
          {...form.getInputProps('industry')}
          label={t('form.optional', { label: t('groups.industry') })}
          choices={industries}
          placeholder={t('form.choose')}
          size="md"
        />
        <ChoiceField
          {...size}
          defaultValue={business_size ?? ''}
          label={t('form.optional', { label: t('groups.size') })}
          choices={Object.values(businessSize).map((value) => ({ value: String(value), label: t(sizeNames[value]) }))}
          placeholder={t('form.choose')}
          size="md"
          onChange={(event) => onSize(sizeFrom(event.currentTarget.value))}
        />
      </FormRow>
      <ChoiceField
        {...form.getInputProps('country')}
        label={t('form.optional', { label: t('groups.country') })}
        choices={countries}
        placeholder={t('form.choose')}
        size="md"
      />
    </>
  )
}
