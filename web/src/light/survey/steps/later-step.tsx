import { testStep } from '@catchpitch/contract/respondent/test-step'
import { currentTopic } from '../keeping/answers.ts'
import { MyLife } from '../my-life/my-life.tsx'
import { overviewPath } from '../survey-path.ts'
import { CompareStep } from './compare-step.tsx'
import { ControlStep } from './control-step.tsx'
import { FeelingsStep } from './feelings-step.tsx'
import { ImportanceStep } from './importance-step.tsx'
import { Overview } from './overview.tsx'
import { ShortQuestionsStep } from './short-questions-step.tsx'
import type { StepProps } from './step-props.ts'
import { WritingStep } from './writing-step.tsx'

/** The screen of whichever step comes after the instructions. All of them come together: see load-later-steps.ts. */
export function LaterStep({ onForget, ...props }: StepProps & { onForget: () => void }) {
  const { view } = props.snapshot
  const topic = currentTopic(view)
  if (view.step === testStep.done) return <MyLife {...props} onForget={onForget} />
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
