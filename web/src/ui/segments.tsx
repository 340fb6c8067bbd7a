import { type ReactNode, useId } from 'react'

type Segment<Value extends string> = { value: Value; label: string; icon: ReactNode }

type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onChoose: (value: Value) => void
}

/** A choice of a few, all in sight: radio buttons drawn as one bar of icons. */
export function Segments<Value extends string>({ label, value, segments, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.label}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          {segment.icon}
          <span className="visually-hidden">{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
