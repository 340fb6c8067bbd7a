import './practice.css'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { currentTopic } from '../keeping/answers.ts'
import { ControlStep } from '../steps/control-step.tsx'
import { FeelingsStep } from '../steps/feelings-step.tsx'
import { ImportanceStep } from '../steps/importance-step.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { WritingStep } from '../steps/writing-step.tsx'
import { useSurveyT } from '../survey-words.ts'
import { useFreshStart } from '../use-fresh-start.ts'
import { PracticeEnd } from './practice-end.tsx'
import { forgetPractice, startPractice } from './practice-survey.ts'

const ways = [inputMethod.typing]

type PracticeProps = StepProps & { onLeave: () => void }

/** One topic to try everything with, before the first that counts. It can be left at any moment. */
export function Practice({ survey, snapshot, path, onLeave }: PracticeProps) {
  const t = useSurveyT()
  const [round, setRound] = useState(1)
  // What was asked in another language meanwhile.
  const leave = () => {
    survey.languageChanged()
    onLeave()
  }
  return (
    <>
      <aside className="practice-bar" aria-label={t('survey.practice')}>
        <p>{t('survey.practice.note')}</p>
        <button type="button" className="button" onClick={leave}>
          {t('survey.practice.skip')}
          <ArrowRightIcon />
        </button>
      </aside>
      <Round key={round} before={snapshot} path={path} onLeave={leave} onAgain={() => setRound(round + 1)} />
    </>
  )
}

type RoundProps = {
  /** The survey that it comes before. */
  before: StepProps['snapshot']
  path: StepProps['path']
  onLeave: () => void
  onAgain: () => void
}

function Round({ before, path, onLeave, onAgain }: RoundProps) {
  const [practice] = useState(() => startPractice(before))
  const snapshot = useSyncExternalStore(practice.subscribe, practice.snapshot)
  const { step } = snapshot.view
  const topic = currentTopic(snapshot.view)
  useFreshStart(`${step}`)
  useEffect(() => forgetPractice, [])
  if (!topic) return null
  const props = { survey: practice, snapshot, path, topic }
  switch (step) {
    case testStep.writing:
      return <WritingStep {...props} ways={ways} />
    case testStep.importance:
      return <ImportanceStep {...props} />
    case testStep.feelings:
      return <FeelingsStep {...props} />
    case testStep.control:
      return <ControlStep {...props} />
    default:
      return <PracticeEnd survey={practice} snapshot={snapshot} path={path} onLeave={onLeave} onAgain={onAgain} />
  }
}
