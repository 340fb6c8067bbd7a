import './rating-sequence.css'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useSurveyT } from '../survey-words.ts'
import type { RatingChoice } from './rating-choice.ts'
import { readSequence } from './sequence.ts'

type RatingSequenceProps = {
  choices: readonly RatingChoice[]
  /** How many statements there are to rate. */
  count: number
  /** A rating for each statement, in the order in which they stand. */
  onFill: (ratings: number[]) => void
}

/** For who would rather type all ratings at once: one number for each statement. */
export function RatingSequence({ choices, count, onFill }: RatingSequenceProps) {
  const t = useSurveyT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<'wrong' | 'filled' | null>(null)
  const isWrong = outcome === 'wrong'

  const fill = (event: SubmitEvent) => {
    event.preventDefault()
    const numbers = readSequence(typed, count, choices.length)
    setOutcome(numbers ? 'filled' : 'wrong')
    if (numbers) onFill(numbers.flatMap((number) => choices[number - 1]?.rating ?? []))
    else input.current?.focus()
  }

  return (
    <div className="rating-sequence">
      <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('survey.sequence')}
      </button>
      {isOpen && (
        <form onSubmit={fill}>
          <label htmlFor={id}>{t('survey.sequence.label', { count })}</label>
          <span id={`${id}-key`}>
            {choices.map(({ rating, label }, index) => (
              <span key={rating}>
                <b>{index + 1}</b> {label}
              </span>
            ))}
          </span>
          <div>
            <input
              id={id}
              ref={input}
              type="text"
              autoComplete="off"
              value={typed}
              aria-invalid={isWrong}
              aria-describedby={`${id}-key ${id}-problem`}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setOutcome(null)
              }}
            />
            <button type="submit" className="button">
              {t('survey.sequence.fill')}
            </button>
          </div>
          <p id={`${id}-problem`} role="alert" className="survey-problem">
            {isWrong && t('field.number')}
          </p>
          <p role="status">{outcome === 'filled' && t('survey.sequence.filled')}</p>
        </form>
      )}
    </div>
  )
}
