import { type SupervisionCode, supervision } from '@catchpitch/contract/surveys/supervision'
import { type LightKey, useT } from '../words.ts'
import type { Answers } from './answers.ts'
import { isSenior, type Lists, withPosition } from './starter-lists.ts'

type ChoicesProps = {
  lists: Lists
  answers: Answers
  onAnswer: (answers: Answers) => void
}

type ChoiceProps = {
  label: string
  /** A line that explains it. */
  text?: string | undefined
  /** A short remark beside the label. */
  mark?: string | undefined
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}

/** One radio button, drawn as a card that can be hit anywhere. */
function Choice({ label, text, mark, checked, disabled = false, onChoose }: ChoiceProps) {
  return (
    <label className="starter-choice">
      <input
        type="radio"
        name="answer"
        className="visually-hidden"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="starter-dot" aria-hidden="true" />
      <span className="starter-label">{label}</span>
      {mark && <span className="starter-mark">{mark}</span>}
      {text && <span className="starter-text">{text}</span>}
    </label>
  )
}

function PositionChoices({ lists, answers, onAnswer }: ChoicesProps) {
  const t = useT()
  return lists.positions.map(({ code, name, senior }) => (
    <Choice
      key={code}
      label={name}
      mark={senior ? t('starter.position.senior') : undefined}
      checked={answers.job_position === code}
      onChoose={() => onAnswer(withPosition(lists, answers, code))}
    />
  ))
}

function GoalChoices({ lists, answers, onAnswer }: ChoicesProps) {
  return lists.goals.map(({ code, name }) => (
    <Choice
      key={code}
      label={name}
      checked={answers.goal_type === code}
      onChoose={() => onAnswer({ ...answers, goal_type: code })}
    />
  ))
}

const explanations: Readonly<Record<SupervisionCode, LightKey>> = {
  direct: 'starter.supervision.direct',
  intermittent: 'starter.supervision.intermittent',
  general: 'starter.supervision.general',
}

const isExplained = (code: string): code is SupervisionCode => Object.hasOwn(supervision, code)

function SupervisionChoices({ lists, answers, onAnswer }: ChoicesProps) {
  const t = useT()
  const senior = isSenior(lists, answers)
  return lists.supervisions.map(({ id, code, name, senior_only }) => (
    <Choice
      key={id}
      label={name}
      text={isExplained(code) ? t(explanations[code]) : undefined}
      mark={senior_only && !senior ? t('starter.seniorOnly') : undefined}
      checked={answers.supervision === id}
      disabled={senior_only && !senior}
      onChoose={() => onAnswer({ ...answers, supervision: id })}
    />
  ))
}

/** What can be answered to each question, in their order. */
export const choicesOfStep = [
  { Choices: PositionChoices, answer: 'job_position' },
  { Choices: GoalChoices, answer: 'goal_type' },
  { Choices: SupervisionChoices, answer: 'supervision' },
] as const
