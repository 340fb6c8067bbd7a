import { useId } from 'react'
import classes from './word-segments.module.css'

type WordSegmentsProps<Value extends string> = {
  label: string
  value: Value
  segments: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** A choice of a few words, all in sight: radio buttons drawn as one bar. */
export function WordSegments<Value extends string>({ label, value, segments, onChoose }: WordSegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.segments}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
