import type { Problem } from '@catchpitch/contract/problems'
import { useT } from '../words.ts'

/** A component rather than a text, so that a message on the screen follows when the language is changed. */
export function ProblemText({ problem }: { problem: Problem }) {
  return useT()(problem.key, problem.params)
}
