import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'

type SelectProps<Value extends string> = {
  label: string
  icon: ReactNode
  value: string
  /** What each value is called, in the order in which they are offered. */
  names: Readonly<Record<Value, string>>
  /** Whether each name is in the language that its value stands for, so that it is read out right. */
  valuesAreLanguages?: boolean
  onChoose: (value: Value) => void
}

/** The browser's own select in our clothes: it knows every keyboard, screen reader and phone already. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, icon, value, names, valuesAreLanguages = false, onChoose } = props
  const options = Object.entries<string>(names)
  return (
    <label className="select">
      <span className="visually-hidden">{label}</span>
      {icon}
      <select
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          if (isKeyOf(names, chosen)) onChoose(chosen)
        }}
      >
        {options.map(([code, name]) => (
          <option key={code} value={code} lang={valuesAreLanguages ? code : undefined}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </label>
  )
}

function isKeyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(table, key)
}
