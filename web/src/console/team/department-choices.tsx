import { Checkbox, Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import classes from './department-choices.module.css'

type DepartmentChoicesProps = {
  label: string
  departments: readonly { id: string; name: string }[]
  /** What is ticked at first. */
  initial: readonly string[]
  error?: ReactNode
  'data-path'?: string | undefined
  onChange: (ids: string[]) => void
}

/** The departments of a company, any number of which can be chosen. */
export function DepartmentChoices({ label, departments, initial, error, onChange, ...field }: DepartmentChoicesProps) {
  const errorId = useId()
  const [ticked, setTicked] = useState(initial)
  const tick = (id: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, id] : ticked.filter((other) => other !== id)
    setTicked(next)
    onChange(next)
  }
  return (
    <div role="group" aria-label={label} aria-describedby={error ? errorId : undefined}>
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
    </div>
  )
}
