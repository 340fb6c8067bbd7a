import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { lazy, Suspense, useRef, useState } from 'react'
import { decidingWords } from '../../../survey-words.ts'
import { formWords, withWords } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import type { Decidable, Decision } from './decidable.ts'

// Most visits decide nothing: the dialog comes with the first question, and its words with it.
const DecideDialog = lazy(
  withWords([decidingWords, formWords], async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog })),
)

/**
 * Decides about people of a survey: asks, carries it out, and offers to take it back for as long as that is possible.
 * `onGone` is for where the question was asked from something that is no longer where it was.
 */
export function useDecide(survey: SurveyKey, onGone = () => {}) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const [opened, setOpened] = useState(false)
  const answer = useRef<(done: boolean) => void>(() => {})
  return {
    /** Whether it was decided: whoever was asked may think better of it. */
    decide: (people: readonly Decidable[], status: ResultStatus) =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsked({ people, status })
        setOpened(true)
      }),
    dialog: asked && (
      <Suspense fallback={null}>
        <DecideDialog
          survey={survey}
          decision={asked}
          opened={opened}
          onGone={onGone}
          onClose={(isDone) => {
            setOpened(false)
            answer.current(isDone)
          }}
        />
      </Suspense>
    ),
  }
}
