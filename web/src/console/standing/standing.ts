import { type ResultStatus, resultStatus, undecided } from '@catchpitch/contract/results/result-status'

/** What a company has decided about somebody, as screens speak of it. */
export const standings = ['shortlisted', 'pipeline', 'rejected', 'undecided'] as const
export type Standing = (typeof standings)[number]

const standingByStatus = {
  [resultStatus.accepted]: 'shortlisted',
  [resultStatus.pipeline]: 'pipeline',
  [resultStatus.rejected]: 'rejected',
} as const satisfies Record<ResultStatus, Standing>

export function standingOf(status: ResultStatus | null): Standing {
  return status === null ? 'undecided' : standingByStatus[status]
}

/** What a list can be narrowed to, each by what its call is asked for. */
export const filterable: readonly { value: string; standing: Standing }[] = [
  ...Object.values(resultStatus).map((status) => ({ value: String(status), standing: standingOf(status) })),
  { value: undecided, standing: 'undecided' },
]
