import { useEffect, useRef, useState } from 'react'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { useT } from '../words.ts'
import type { Answers } from './answers.ts'
import { choicesOfStep } from './choices.tsx'
import type { Lists } from './starter-lists.ts'
import { steps } from './steps.ts'

type QuestionProps = {
  step: number
  lists: Lists
  answers: Answers
  onAnswer: (answers: Answers) => void
  onBack: (() => void) | null
  onNext: () => void
}

/** Whether a question has been on the screen before this one. */
let hasAsked = false

/** One question with its answers, and the ways on. Mounted anew for each, so that nothing is left of the one before. */
export function Question({ step, lists, answers, onAnswer, onBack, onNext }: QuestionProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState(false)
  const current = steps[step] ?? steps[0]
  const { Choices, answer } = choicesOfStep[step] ?? choicesOfStep[0]
  const isAnswered = answers[answer] !== null
  const isLast = step === steps.length - 1

  // Whoever came here from another question goes on reading at this one; a first visit leaves the focus where it is.
  useEffect(() => {
    if (hasAsked) heading.current?.focus()
    hasAsked = true
  }, [])

  const skip = () => {
    onAnswer({ ...answers, [answer]: null })
    onNext()
  }

  return (
    <form
      className="starter-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered) onNext()
        else setAsked(true)
      }}
      noValidate
    >
      <h1 ref={heading} id="question" tabIndex={-1}>
        {t(current.title)}
      </h1>
      <p id="hint" className="starter-lead">
        {t(current.lead)}
      </p>
      <fieldset
        className={`starter-choices starter-choices-${step + 1}`}
        aria-labelledby="question"
        aria-describedby="hint problem"
      >
        <Choices lists={lists} answers={answers} onAnswer={onAnswer} />
      </fieldset>
      <p id="problem" role="alert" className="starter-problem">
        {asked && !isAnswered && t('starter.needed')}
      </p>
      <div className="starter-ways">
        {onBack && (
          <button type="button" className="button button-large" onClick={onBack}>
            {t('starter.back')}
          </button>
        )}
        <button type="button" className="button button-large button-plain" onClick={skip}>
          {t('starter.skip')}
        </button>
        <button type="submit" className="button button-primary button-large">
          {t(isLast ? 'starter.finish' : 'starter.next')}
          <ArrowRightIcon />
        </button>
      </div>
    </form>
  )
}
