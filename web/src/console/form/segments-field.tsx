import { Input } from '@mantine/core'
import { WordSegments } from '../../ui/kit/word-segments.tsx'

type SegmentsFieldProps<Value extends string> = {
  label: string
  value: Value
  segments: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** A choice of a few words among the fields of a form. */
export function SegmentsField<Value extends string>(props: SegmentsFieldProps<Value>) {
  return (
    <div>
      {/* The bar says it too, to whoever hears it. */}
      <Input.Label labelElement="div" size="md" aria-hidden>
        {props.label}
      </Input.Label>
      <WordSegments {...props} />
    </div>
  )
}
