import { useState } from 'react'
import { ConsentStep } from './consent-step.tsx'
import { DeclineStep } from './decline-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import type { StepProps } from './step-props.ts'
import { WelcomeStep } from './welcome-step.tsx'

type FirstStepProps = StepProps & {
  /** The survey is declined, and there is nothing more to do; null where there is nobody to decline it. */
  onDeclined: (() => void) | null
  onBegin: () => void
}

/** What comes before the first question, one thing after the other: who asks, what is recorded, how it goes. */
export function FirstStep({ onDeclined, onBegin, ...props }: FirstStepProps) {
  const { interested, consented } = props.snapshot.view
  const [declines, setDeclines] = useState(false)
  if (declines && onDeclined)
    return <DeclineStep {...props} onBack={() => setDeclines(false)} onDeclined={onDeclined} />
  if (!interested && !consented)
    return <WelcomeStep {...props} onDecline={onDeclined === null ? null : () => setDeclines(true)} />
  return consented ? <InstructionsStep {...props} onBegin={onBegin} /> : <ConsentStep {...props} />
}
