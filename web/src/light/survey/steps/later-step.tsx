import { testStep } from '@catchpitch/contract/respondent/test-step'
import { useEffect } from 'react'
import { currentTopic } from '../keeping/answers.ts'
import { MyLife } from '../my-life/my-life.tsx'
import { overviewPath } from '../survey-path.ts'
import { CameraStep } from '../watching/camera-step.tsx'
import { WatchedSurvey } from '../watching/watched-survey.tsx'
import { CompareStep } from './compare-step.tsx'
import { ControlStep } from './control-step.tsx'
import { FeelingsStep } from './feelings-step.tsx'
import { ImportanceStep } from './importance-step.tsx'
import { Overview } from './overview.tsx'
import { ShortQuestionsStep } from './short-questions-step.tsx'
import type { StepProps } from './step-props.ts'
import { WritingStep } from './writing-step.tsx'
import '../watching/watching.css'

/** What was said without a connection follows as soon as there is one, whatever step the person is in by then. */
function useWaitingRecordings({ snapshot, onSay }: StepProps): void {
  const { view, kept, saving } = snapshot
  const { test_id } = view
  const { token } = kept
  const isDue = onSay !== null && saving === 'saved'
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
  onForget: () => void
  /** Whether it is taken for good: staff who look at it are not watched. */
  isWatched: boolean
}

/** Whatever comes after the instructions, the camera first. All of them come together: see fetch-behind.ts. */
export function LaterStep({ onForget, isWatched, ...props }: LaterStepProps) {
  useWaitingRecordings(props)
  const { step: at } = props.snapshot.view
  if (at === testStep.instructions) return <CameraStep {...props} />
  if (at === testStep.done) return <MyLife {...props} onForget={onForget} />
  const step = <CurrentStep {...props} />
  return isWatched ? <WatchedSurvey {...props}>{step}</WatchedSurvey> : step
}

/** The screen of the step whose turn it is. */
function CurrentStep(props: StepProps) {
  const { view } = props.snapshot
  const topic = currentTopic(view)
  if (props.path === overviewPath) return <Overview {...props} />
  if (view.step === testStep.short_questions) return <ShortQuestionsStep {...props} />
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
      return <WritingStep key={view.topic} {...props} topic={topic} />
  }
}
