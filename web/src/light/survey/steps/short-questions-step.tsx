import { limits } from '@catchpitch/contract/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { shortAnswerTo, unansweredOf } from '../keeping/answers.ts'
import { useSurveyT } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

/** Typing rests for so long before it is stored and sent: less than the second that may be lost at most. */
const rest_ms = 500

/** What the company asks everybody before the survey itself. No clock runs here. */
export function ShortQuestionsStep({ survey, snapshot, path }: StepProps) {
  const { content, view, saving } = snapshot
  const t = useSurveyT()
  const list = useRef<HTMLOListElement>(null)
  const [asked, setAsked] = useState(false)
  const missing = unansweredOf(view, content.short_questions)

  const goOn = () => {
    // The field that is being typed in gives away what it holds when it is left.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur()
    const { view: now } = survey.snapshot()
    const [first] = unansweredOf(now, content.short_questions)
    if (first === undefined) return survey.goOn(now)
    setAsked(true)
    list.current?.querySelectorAll('textarea')[first - 1]?.focus()
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.short.title')}
      place={t('survey.short.title')}
      aside={t('survey.rated', {
        count: content.short_questions.length - missing.length,
        all: content.short_questions.length,
      })}
      dock={
        <>
          <button type="button" className="button button-primary survey-big" onClick={goOn}>
            {t('survey.continue')}
            <ArrowRightIcon />
          </button>
          <SavingLine saving={saving} />
        </>
      }
    >
      <h1>{t('survey.short.title')}</h1>
      <p className="survey-hint">{t('survey.short.hint', { company: content.company })}</p>
      <ol className="short-questions" ref={list}>
        {content.short_questions.map((question, index) => (
          <ShortQuestion
            key={question}
            question={question}
            answer={shortAnswerTo(view, index + 1)}
            isMissing={asked && missing.includes(index + 1)}
            onAnswer={(text) => survey.answerShort(index + 1, text)}
          />
        ))}
      </ol>
    </SurveyFrame>
  )
}

type ShortQuestionProps = {
  question: string
  /** As it is kept. */
  answer: string
  isMissing: boolean
  onAnswer: (text: string) => void
}

function ShortQuestion({ question, answer, isMissing, onAnswer }: ShortQuestionProps) {
  const t = useSurveyT()
  const [typed, setTyped] = useState(answer)
  const keep = useEffectEvent(onAnswer)
  // Each letter begins the rest anew.
  useEffect(() => {
    const timer = setTimeout(() => keep(typed), rest_ms)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <li>
      <label className="survey-field" data-missing={isMissing}>
        {question}
        <textarea
          rows={3}
          maxLength={limits.short_answer.text.max}
          aria-invalid={isMissing}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => onAnswer(typed)}
        />
        {isMissing && <span className="survey-problem">{t('survey.short.missing')}</span>}
      </label>
    </li>
  )
}
