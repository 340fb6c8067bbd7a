import { choosableMethods, type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { type ReactNode, useEffect } from 'react'
import { currentTopic } from '../keeping/answers.ts'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { MyLife } from '../my-life/my-life.tsx'
import { Practice } from '../practice/practice.tsx'
import { overviewPath, practicePath } from '../survey-path.ts'
import { CameraStep } from '../watching/camera-step.tsx'
import { WatchedSurvey } from '../watching/watched-survey.tsx'
import { CompareStep } from './compare-step.tsx'
import { ControlStep } from './control-step.tsx'
import { FeelingsStep } from './feelings-step.tsx'
import { ImportanceStep } from './importance-step.tsx'
import { MethodStep } from './method-step.tsx'
import { Overview } from './overview.tsx'
import { ShortQuestionsStep } from './short-questions-step.tsx'
import type { StepProps } from './step-props.ts'
import { WritingStep } from './writing-step.tsx'
import '../watching/watching.css'
import './method.css'

/** For who looks at their map later: the steps draw it at their end, too. */
export { LifeSection } from '../my-life/life-section.tsx'

/** Whether a way is offered. Staff who look at a survey have no key to it, and can send nothing. */
function mayAnswer({ content, kept }: SurveySnapshot, way: InputMethod): boolean {
  return kept.token !== '' && content.input_methods.includes(way)
}

/** What can be chosen at each statement. */
function waysIn({ content, kept }: SurveySnapshot): InputMethod[] {
  return kept.token === '' ? [inputMethod.typing] : choosableMethods(content.input_methods)
}

/** What was said without a connection follows as soon as there is one, whatever step the person is in by then. */
function useWaitingRecordings({ snapshot }: StepProps): void {
  const { view, kept, saving } = snapshot
  const { test_id } = view
  const { token } = kept
  const isDue = mayAnswer(snapshot, inputMethod.speech) && saving === 'saved'
  useEffect(() => {
    if (!isDue) return
    void import('./saying/hear-take.ts').then(
      ({ sendWaiting }) => sendWaiting(test_id, token),
      // Then with the next change.
      () => {},
    )
  }, [isDue, test_id, token])
}

type LaterStepProps = StepProps & {
  /** The company's, for the end. It comes from the first screen, which has it already. */
  pitch: ReactNode
  onForget: () => void
  /** Away from the practice. */
  onPractised: () => void
  /** Whether it is taken for good: staff who look at it are not watched. */
  isWatched: boolean
}

/** Whatever comes after the instructions, the camera first. All of them come together: see fetch-behind.ts. */
export function LaterStep({ pitch, onForget, onPractised, isWatched, ...props }: LaterStepProps) {
  useWaitingRecordings(props)
  const { step: at } = props.snapshot.view
  // Before the survey itself, so that nothing of it is watched.
  if (props.path === practicePath) return <Practice {...props} onLeave={onPractised} />
  if (at === testStep.instructions) return <CameraStep {...props} />
  if (at === testStep.done) return <MyLife {...props} pitch={pitch} onForget={onForget} />
  const step = <CurrentStep {...props} />
  return isWatched ? <WatchedSurvey {...props}>{step}</WatchedSurvey> : step
}

/** The screen of the step whose turn it is. */
function CurrentStep(props: StepProps) {
  const { view } = props.snapshot
  const topic = currentTopic(view)
  if (props.path === overviewPath) return <Overview {...props} />
  if (view.step === testStep.short_questions) return <ShortQuestionsStep {...props} />
  if (view.step === testStep.input_method) return <MethodStep {...props} ways={waysIn(props.snapshot)} />
  if (view.step === testStep.compare) return <CompareStep {...props} />
  if (!topic) return null
  switch (view.step) {
    case testStep.importance:
      return <ImportanceStep key={view.topic} {...props} topic={topic} />
    case testStep.feelings:
      return <FeelingsStep key={view.topic} {...props} topic={topic} />
    case testStep.control:
      return <ControlStep key={view.topic} {...props} topic={topic} />
    default:
      return <WritingStep key={view.topic} {...props} topic={topic} ways={waysIn(props.snapshot)} />
  }
}
