import { Checkbox, Input } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Person } from '../../person/person.ts'
import { useT } from '../../words.ts'
import classes from './departments-field.module.css'
import { companyOfDepartments, departmentsQuery } from './profile-choices.ts'

type DepartmentsFieldProps = {
  person: Person
  error?: ReactNode
  'data-path'?: string | undefined
  onChange: (ids: string[]) => void
}

/** Where somebody works in the company they have chosen. A manager's departments are a limit, so they only read them. */
export function DepartmentsField({ person, error, 'data-path': path, onChange }: DepartmentsFieldProps) {
  const t = useT()
  const errorId = useId()
  const own = person.company?.departments ?? []
  const [ticked, setTicked] = useState(() => own.map(({ id }) => id))
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

  const tick = (id: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, id] : ticked.filter((other) => other !== id)
    setTicked(next)
    onChange(next)
  }
  return (
    <div role="group" aria-label={t('company.departments')} aria-describedby={error ? errorId : undefined}>
      <div className={classes.departments}>
        {departments.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            // The form finds the first of them.
            data-path={index === 0 ? path : undefined}
            label={name}
            checked={ticked.includes(id)}
            onChange={(event) => tick(id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  )
}
