import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Person } from '../../person/person.ts'
import { DepartmentChoices } from '../../team/department-choices.tsx'
import { departmentsQuery } from '../../team/departments-query.ts'
import { useT } from '../../words.ts'
import classes from './departments-field.module.css'
import { companyOfDepartments } from './profile-choices.ts'

type DepartmentsFieldProps = {
  person: Person
  error?: ReactNode
  'data-path'?: string | undefined
  onChange: (ids: string[]) => void
}

/** Where somebody works in the company they have chosen. A manager's departments are a limit, so they only read them. */
export function DepartmentsField({ person, onChange, ...field }: DepartmentsFieldProps) {
  const t = useT()
  const own = person.company?.departments ?? []
  const [ticked, setTicked] = useState(own.map(({ id }) => id))
  const group_id = companyOfDepartments(person)
  const { data: departments = [] } = useQuery({ ...departmentsQuery(group_id ?? ''), enabled: group_id !== null })

  if (group_id === null) {
    return (
      <div>
        <p>{own.length > 0 ? own.map(({ name }) => name).join(', ') : t('profile.allDepartments')}</p>
        <p className={classes.hint}>{t('field.departments.given')}</p>
      </div>
    )
  }
  if (departments.length === 0) return <p className={classes.hint}>{t('profile.noDepartments')}</p>
  return (
    <DepartmentChoices
      {...field}
      label={t('company.departments')}
      departments={departments}
      ticked={ticked}
      onChange={(ids) => {
        setTicked(ids)
        onChange(ids)
      }}
    />
  )
}
