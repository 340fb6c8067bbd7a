import { ratingOf, unratedSlots } from '@catchpitch/method/slots'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { fullRanking, rankedStatements, type Statement } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { useSurveyT } from '../survey-words.ts'
import type { RatingChoice } from './rating-choice.ts'
import { RatingSequence } from './rating-sequence.tsx'
import { Shown } from './shown.tsx'
import { useStatementLabel } from './statement-label.ts'
import type { StepProps } from './step-props.ts'
import { usePlace } from './use-place.ts'

type RatingStepProps = StepProps & {
  topic: TopicState
  title: string
  hint: string
  /** What this step is called where one is told where one is. */
  step: string
  next: string
  choices: readonly RatingChoice[]
  ratings: readonly (number | null)[]
  onRate: (slot: number, rating: number) => void
}

/** Statements one below the other, the most important first, each with the same few answers. */
export function RatingStep(props: RatingStepProps) {
  const { survey, snapshot, path, onOverview, topic, title, hint, step, next, choices, ratings, onRate } = props
  const { content, view, saving, kept } = snapshot
  const run = { test_id: view.test_id, token: kept.token }
  const t = useSurveyT()
  const labelOf = useStatementLabel()
  const list = useRef<HTMLOListElement>(null)
  const [asked, setAsked] = useState(false)
  const statements = rankedStatements(topic)
  const unrated = unratedSlots(fullRanking(topic), ratings)

  /** Scrolls to a statement and puts the focus on its answers. */
  const lead = (slot: number | undefined) => {
    const card = list.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    card?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    card?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
  }

  const rateByNumber = (slot: number, rating: number) => {
    onRate(slot, rating)
    lead(unrated.find((other) => other !== slot))
  }

  const goOn = () => {
    if (unrated.length === 0) return survey.goOn({ step: view.step, topic: view.topic })
    setAsked(true)
    lead(unrated[0])
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={title}
      place={usePlace(snapshot)(step)}
      aside={t('survey.rated', { count: statements.length - unrated.length, all: statements.length })}
      onOverview={onOverview}
      dock={
        <>
          <button
            type="button"
            className={unrated.length === 0 ? 'button button-primary survey-big' : 'button survey-big'}
            onClick={goOn}
          >
            {unrated.length === 0 ? next : t('survey.toGo', { count: unrated.length })}
            {unrated.length === 0 && <ArrowRightIcon />}
          </button>
          <SavingLine saving={saving} />
        </>
      }
    >
      <p className="survey-eyebrow">{content.topics[topic.position - 1]?.topic}</p>
      <h1>{title}</h1>
      <p className="survey-hint">
        {hint} <span className="only-keyboard">{t('survey.ratingKeys', { count: choices.length })}</span>
      </p>
      <RatingSequence
        choices={choices}
        count={statements.length}
        onFill={(filled) => {
          for (const [index, { slot }] of statements.entries()) {
            const rating = filled[index]
            if (rating !== undefined) onRate(slot, rating)
          }
        }}
      />
      <ol className="rating-list" ref={list}>
        {statements.map((statement) => (
          <RatingCard
            key={statement.slot}
            statement={statement}
            label={labelOf(statement)}
            shown={<Shown statement={statement} label={labelOf(statement)} run={run} />}
            choices={choices}
            rating={ratingOf(ratings, statement.slot)}
            isMissing={asked && unrated.includes(statement.slot)}
            onRate={(rating) => onRate(statement.slot, rating)}
            onNumber={(rating) => rateByNumber(statement.slot, rating)}
          />
        ))}
      </ol>
    </SurveyFrame>
  )
}

type RatingCardProps = {
  statement: Statement
  label: string
  /** The picture or the video that it is about. */
  shown: ReactNode
  choices: readonly RatingChoice[]
  rating: number | null
  isMissing: boolean
  onRate: (rating: number) => void
  /** A number key names the answer and goes on to the next statement. */
  onNumber: (rating: number) => void
}

function RatingCard({ statement, label, shown, choices, rating, isMissing, onRate, onNumber }: RatingCardProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices[Number(event.key) - 1]
    if (!choice || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onNumber(choice.rating)
  }
  return (
    <li data-slot={statement.slot} data-missing={isMissing}>
      <fieldset>
        <legend>{label}</legend>
        {shown}
        <div className="rating-choices" data-count={choices.length}>
          {choices.map((choice) => (
            <label key={choice.rating}>
              <input
                className="visually-hidden"
                type="radio"
                name={`slot-${statement.slot}`}
                checked={choice.rating === rating}
                onChange={() => onRate(choice.rating)}
                onKeyDown={onKeyDown}
              />
              {choice.icon}
              {choice.label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
