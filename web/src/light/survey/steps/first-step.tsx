import { lazy, Suspense, useState } from 'react'
import { patiently } from '../patiently.ts'
import { ConsentStep } from './consent-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import type { StepProps } from './step-props.ts'
import { WelcomeStep } from './welcome-step.tsx'

/** Few decline, and none without a connection: the first screen need not wait for it. */
const DeclineStep = lazy(() =>
  patiently(async () => {
    const { DeclineStep: Component, loadDeclineWords } = await import('./declining/decline-step.tsx')
    await loadDeclineWords()
    return { default: Component }
  }),
)

type FirstStepProps = StepProps & {
  /** The survey is declined, and there is nothing more to do; null where there is nobody to decline it. */
  onDeclined: (() => void) | null
  onBegin: () => void
  onPractise: () => void
}

/** What comes before the first question, one thing after the other: who asks, what is recorded, how it goes. */
export function FirstStep({ onDeclined, onBegin, onPractise, ...props }: FirstStepProps) {
  const { interested, consented } = props.snapshot.view
  const [declines, setDeclines] = useState(false)
  if (declines && onDeclined)
    return (
      <Suspense fallback={<div className="splash" />}>
        <DeclineStep {...props} onBack={() => setDeclines(false)} onDeclined={onDeclined} />
      </Suspense>
    )
  if (!interested && !consented)
    return <WelcomeStep {...props} onDecline={onDeclined === null ? null : () => setDeclines(true)} />
  if (!consented) return <ConsentStep {...props} />
  return <InstructionsStep {...props} onBegin={onBegin} onPractise={onPractise} />
}
