import { Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import classes from './day-field.module.css'
import { type DayParts, dayFromParts, partsFromDay } from './day-parts.ts'

type Part = {
  part: keyof DayParts
  label: string
  /** How many digits, in letters: DD, MM, YYYY. */
  placeholder: string
  autoComplete: string
}

type DayFieldProps = {
  label: string
  /** In the order in which the reader's language writes a date. */
  parts: readonly Part[]
  defaultValue?: string
  error?: ReactNode
  'data-path'?: string
  onChange: (day: string) => void
}

/**
 * A date that people know by heart, typed as three numbers: a calendar would have to be leafed through for decades, and
 * the browser's own field writes the parts in an order that the page cannot know.
 */
export function DayField({ label, parts, defaultValue = '', error, 'data-path': path, onChange }: DayFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(() => partsFromDay(defaultValue))
  const type = (part: keyof DayParts, text: string) => {
    const next = { ...typed, [part]: text }
    setTyped(next)
    onChange(dayFromParts(next))
  }
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classes.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={errorId}>
      <Input.Label id={`${id}-label`} labelElement="div" size="md">
        {label}
      </Input.Label>
      <div className={classes.parts}>
        {parts.map(({ part, label: name, placeholder, autoComplete }, index) => (
          <Input
            key={part}
            // The form finds the first of the three.
            data-path={index === 0 ? path : undefined}
            className={classes[part]}
            // The kit would describe each by a wrapper that holds one field only.
            withAria={false}
            aria-label={name}
            aria-describedby={errorId}
            aria-invalid={Boolean(error)}
            placeholder={placeholder}
            autoComplete={autoComplete}
            inputMode="numeric"
            maxLength={part === 'year' ? 4 : 2}
            value={typed[part]}
            error={Boolean(error)}
            size="md"
            onChange={(event) => type(part, event.currentTarget.value)}
          />
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  )
}
