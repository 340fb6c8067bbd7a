import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { endsTag, withTags } from './tags.ts'
import classes from './tags-field.module.css'

type TagsFieldProps = {
  label: string
  description: string
  removeLabel: (tag: string) => string
  /** What stands there from the start. */
  initial?: readonly string[]
  error?: ReactNode
  'data-path'?: string
  onChange: (tags: string[]) => void
}

/** A list of names, typed one after the other: Enter or a comma ends each. What is left in the field counts too. */
export function TagsField({
  label,
  description,
  removeLabel,
  initial,
  error,
  'data-path': path,
  onChange,
}: TagsFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [tags, setTags] = useState<string[]>(() => [...(initial ?? [])])
  const [text, setText] = useState('')

  const change = (next: string[]) => {
    setTags(next)
    onChange(next)
  }

  const take = (typed: string) => {
    setText('')
    if (typed.trim() !== '') change(withTags(tags, typed))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that chooses a Chinese character is not the end of a name; nor does the end of a name send the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
    event.preventDefault()
    take(text)
  }

  return (
    <div>
      <TextInput
        ref={field}
        data-path={path}
        label={label}
        description={description}
        error={error}
        value={text}
        size="md"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => (endsTag(value) ? take(value) : setText(value))}
        onKeyDown={onKeyDown}
        onBlur={() => take(text)}
      />
      <ul className={classes.tags} aria-label={label} aria-live="polite">
        {tags.map((tag) => (
          <li key={tag} className={classes.tag}>
            <span className={classes.name}>{tag}</span>
            <button
              type="button"
              className={classes.remove}
              aria-label={removeLabel(tag)}
              onClick={() => {
                change(tags.filter((other) => other !== tag))
                field.current?.focus()
              }}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
