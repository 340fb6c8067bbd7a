import { Checkbox, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './department-choices.module.css'

type DepartmentChoicesProps = {
  label: string
  departments: readonly { id: string; name: string }[]
  ticked: readonly string[]
  error?: ReactNode
  'data-path'?: string | undefined
  onChange: (ids: string[]) => void
  /** Where one that is missing is added, if it can be. */
  children?: ReactNode
}

/** The departments of a company, any number of which can be chosen. */
export function DepartmentChoices(props: DepartmentChoicesProps) {
  const { label, departments, ticked, error, onChange, children, ...field } = props
  const errorId = useId()
  const tick = (id: string, isTicked: boolean) =>
    onChange(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id))
  return (
    <div role="group" className={classes.group} aria-label={label} aria-describedby={error ? errorId : undefined}>
      <div className={classes.departments}>
        {departments.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            // The form finds the first of them.
            data-path={index === 0 ? field['data-path'] : undefined}
            label={name}
            checked={ticked.includes(id)}
            onChange={(event) => tick(id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
      {children}
    </div>
  )
}
