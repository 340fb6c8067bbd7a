import { useId } from 'react'
import classes from '../../survey/wizard.module.css'

type RadioListProps<Value extends string> = {
  label: string
  hint: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** One of a few, each with a sentence of its own: all of them in sight. */
export function RadioList<Value extends string>({ label, hint, value, choices, onChoose }: RadioListProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.radios} aria-describedby={`${name}-hint`}>
      <legend>{label}</legend>
      <p id={`${name}-hint`} className={classes.hint}>
        {hint}
      </p>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.radio}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
