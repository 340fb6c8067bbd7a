import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import type { ConsoleKey } from '../../../words.ts'

/** Somebody who can be decided about. */
export type Decidable = { id: string; code: string; name: string | null; status: ResultStatus | null }

export const nameOf = ({ name, code }: Pick<Decidable, 'name' | 'code'>) => name ?? code

/** What can be decided, in the order in which it is offered, each by what its button says. */
export const decisions = [
  { status: resultStatus.accepted, label: 'decide.shortlist' },
  { status: resultStatus.rejected, label: 'decide.reject' },
  { status: resultStatus.pipeline, label: 'decide.pipeline' },
] as const satisfies readonly { status: ResultStatus; label: ConsoleKey }[]

/** What is asked: to decide this about these people. */
export type Decision = { people: readonly Decidable[]; status: ResultStatus }
