import { type ComponentProps, useId } from 'react'

type FieldProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: string
  label: string
  hint?: string
  /** What is wrong with it, in the reader's language. */
  problem: string | undefined
}

/** One line that somebody fills in, with what is wrong with it right below. */
export function Field({ name, label, hint, problem, ...input }: FieldProps) {
  const id = useId()
  const said = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="share-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        required
        aria-invalid={problem !== undefined}
        {...(said && { 'aria-describedby': said })}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="share-quiet">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="share-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
