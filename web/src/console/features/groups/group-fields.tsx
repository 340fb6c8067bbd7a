import type { BusinessSize } from '@catchpitch/contract/groups/business-size'
import { TextInput } from '@mantine/core'
import { TagsField } from '../../../ui/kit/tags-field.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { useT } from '../../words.ts'
import { BusinessFields, EmployeesField } from './business-fields.tsx'
import type { GroupRecord } from './group-record.ts'

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

/** What staff write down about a company, for a new one and for one that is there. */
export function GroupFields({ form, group }: { form: FormFields<Name>; group: GroupRecord | null }) {
  const t = useT()
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
        <EmployeesField form={form} />
      </FormRow>
      <BusinessFields form={form} business_size={group?.business_size ?? null} />
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
