import type { ReactNode } from 'react'

/** What a form tells one of its fields. */
type FieldProps = {
  /** Takes an event or the value itself. */
  onChange: (change: unknown) => void
  defaultValue?: string
  defaultChecked?: boolean
  error?: ReactNode
  /** By this the form finds the field again to give it focus. */
  'data-path'?: string
}

/** A form, as far as a group of fields has to know it; what other fields it has does not matter. */
export type FormFields<Name extends string> = {
  key: (name: Name) => string
  getInputProps: (name: Name, options?: { type: 'checkbox' }) => FieldProps
}
