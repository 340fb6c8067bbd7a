import { limits } from '@catchpitch/contract/limits'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useSurveyT } from '../survey-words.ts'

type StatementInputProps = {
  input: RefObject<HTMLTextAreaElement | null>
  value: string
  placeholder: string
  onChange: (value: string) => void
  onEnter: () => void
  onEscape?: (() => void) | undefined
}

const { max } = limits.statement.text
const isNearlyFull = (value: string) => value.length > max * 0.9

/** What browsers have called a key that belongs to an input method since before there was a name for it. */
const composingKey = 229

/**
 * Enter that picks a character in an input method is not meant for us. Safari ends the composition before it tells
 * of the key, and marks it by the old code only.
 */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || Reflect.get(event.nativeEvent, 'keyCode') === composingKey
}

export function StatementInput({ input, value, placeholder, onChange, onEnter, onEscape }: StatementInputProps) {
  const t = useSurveyT()
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') onEscape?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onEnter()
  }

  return (
    <div className="statement-input">
      <label className="visually-hidden" htmlFor={id}>
        {t('survey.statement')}
      </label>
      <textarea
        id={id}
        ref={input}
        rows={2}
        maxLength={max}
        enterKeyHint="done"
        autoCapitalize="sentences"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isNearlyFull(value) && <span className="statement-room">{t('survey.room', { count: max - value.length })}</span>}
    </div>
  )
}
