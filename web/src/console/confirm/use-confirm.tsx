import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { toast } from '../toast.ts'
import type { Question } from './question.ts'

// Most visits to a page ask nothing: the dialog comes with the first question.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/**
 * The one way to ask first. `confirm({...})` opens the question, `dialog` goes anywhere into the page. The dialog stays
 * until it is done, and says so if it could not be done. Escape means no; focus returns to where it came from.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [opened, setOpened] = useState(false)
  return {
    confirm: (asked: Question) => {
      setQuestion(asked)
      setOpened(true)
    },
    /** Does without asking; what the server refuses is told by a toast. */
    attempt: async (run: Question['run']) => {
      try {
        await run()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast('failed', [error.message, ...Object.values(error.error).flat()].join(' '))
      }
    },
    dialog: question && (
      <Suspense fallback={null}>
        <ConfirmDialog question={question} opened={opened} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  }
}
