import { givenRoles } from '@catchpitch/contract/teams/colleague-form'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { FormSection } from '../../form/form-section.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { DepartmentChoices } from '../../team/department-choices.tsx'
import { useT } from '../../words.ts'
import { NewDepartment } from './new-department.tsx'

type RoleAndDepartmentsProps = {
  group_id: string
  departments: readonly { id: string; name: string }[]
  form: FormFields<'role'> & {
    errors: Record<string, ReactNode>
    getValues: () => { departments: readonly string[] }
    setFieldValue: (name: 'departments', ids: string[]) => void
  }
}

/** What somebody is in the company, or will be once they join. A department that is missing is added in place. */
export function RoleAndDepartments({ group_id, departments, form }: RoleAndDepartmentsProps) {
  const t = useT()
  const person = usePerson()
  const isFirst = departments.length === 0
  const [ticked, setTicked] = useState(form.getValues().departments)
  const choose = (ids: string[]) => {
    setTicked(ids)
    form.setFieldValue('departments', ids)
  }
  return (
    <>
      <FormSection title={t('teams.role')} hint={t('teams.roleHint')}>
        <ChoiceField
          key={form.key('role')}
          {...form.getInputProps('role')}
          // The heading above says it to everybody who sees it.
          aria-label={t('teams.role')}
          choices={givenRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          placeholder={t('form.choose')}
          size="md"
        />
      </FormSection>
      <FormSection
        title={t('teams.departments')}
        hint={isFirst ? t('teams.firstDepartmentHint') : t('teams.departmentsHint')}
      >
        <DepartmentChoices
          label={t('teams.departments')}
          departments={departments}
          ticked={ticked}
          error={form.errors['departments']}
          data-path="departments"
          onChange={choose}
        >
          {may(person, 'department.manage') && (
            <NewDepartment
              group_id={group_id}
              isFirst={isFirst}
              // With nothing to tick, this is where the form finds what is missing.
              data-path={isFirst ? 'departments' : undefined}
              // Others can have been ticked while it was on its way.
              onAdded={(id) => choose([...form.getValues().departments, id])}
            />
          )}
        </DepartmentChoices>
      </FormSection>
    </>
  )
}
