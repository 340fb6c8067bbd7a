import { type ReactNode, useId } from 'react'
import classes from './add-participants.module.css'

type RadiosProps = {
  label: string
  value: string
  choices: readonly { value: string; label: ReactNode }[]
  onChoose: (value: string) => void
}

/** A choice of a few, all in sight. */
export function Radios({ label, value, choices, onChoose }: RadiosProps) {
  const name = useId()
  return (
    <fieldset className={classes.radios}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
