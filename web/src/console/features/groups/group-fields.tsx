import { type BusinessSize, businessSize } from '@catchpitch/contract/groups/business-size'
import { TextInput } from '@mantine/core'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { TagsField } from '../../../ui/kit/tags-field.tsx'
import { useCountries, useOptions } from '../../form/choices.ts'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { wholeNumber } from '../../form/whole-number.ts'
import { useT } from '../../words.ts'
import type { GroupRecord } from './group-record.ts'
import { sizeNames } from './group-words.ts'

type Name = 'name' | 'registration_number' | 'employees' | 'industry' | 'business_size' | 'country' | 'departments'

const noNumber: number | string | null = null
const noSize: BusinessSize | null = null

export function valuesOf(group: GroupRecord | null) {
  return {
    name: group?.name ?? '',
    registration_number: group?.registration_number ?? '',
    employees: group?.employees ?? noNumber,
    industry: group?.industry?.code ?? '',
    business_size: group?.business_size ?? noSize,
    country: group?.country ?? '',
    departments: group?.departments.map(({ name }) => name) ?? [],
  }
}

const sizeFrom = (value: string) => Object.values(businessSize).find((size) => String(size) === value) ?? null

/** What staff write down about a company, for a new one and for one that is there. */
export function GroupFields({ form, group }: { form: FormFields<Name>; group: GroupRecord | null }) {
  const t = useT()
  const industries = useOptions('industry')
  const countries = useCountries()
  const { onChange: onEmployees, ...employees } = form.getInputProps('employees')
  const { onChange: onSize, ...size } = form.getInputProps('business_size')
  return (
    <FormSection title={t('groups.details')}>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('groups.name')}
        autoComplete="off"
        size="md"
      />
      <FormRow>
        <TextInput
          key={form.key('registration_number')}
          {...form.getInputProps('registration_number')}
          label={t('groups.registration')}
          autoComplete="off"
          spellCheck={false}
          size="md"
        />
        <TextInput
          key={form.key('employees')}
          {...employees}
          label={t('groups.employees')}
          autoComplete="off"
          inputMode="numeric"
          size="md"
          onChange={(event) => onEmployees(wholeNumber(event.currentTarget.value))}
        />
      </FormRow>
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
          defaultValue={group?.business_size ?? ''}
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
      <TagsField
        {...form.getInputProps('departments')}
        initial={group?.departments.map(({ name }) => name) ?? []}
        label={t('form.optional', { label: t('groups.departments') })}
        description={t('groups.departmentsHint')}
        removeLabel={(name) => t('groups.removeDepartment', { name })}
      />
    </FormSection>
  )
}
