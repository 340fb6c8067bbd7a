import type { ReactNode } from 'react'

/** What is asked before something is done. */
export type Question = {
  /** A question: "Remove the survey Store supervisor?" */
  readonly title: string
  /** What will happen, and whether it can be taken back. */
  readonly text: ReactNode
  /** What the button says: the deed itself, never "OK". */
  readonly action: string
  /** What destroys something looks like it, and must not be pressed by a stray Enter. */
  readonly tone?: 'plain' | 'destructive'
  readonly run: () => Promise<void> | void
}
