import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import type { Report } from './reports.queries.ts'

type Shown = Pick<Report, 'id' | 'no' | 'status' | 'unmasked_at' | 'shows_names' | 'first_name' | 'last_name'>

function namingOf({ shows_names, status, unmasked_at }: Shown) {
  if (shows_names) return 'survey'
  if (status === resultStatus.accepted) return 'shortlisted'
  return unmasked_at === null ? 'hidden' : 'unmasked'
}

/** Somebody by their code, and by their name as far as the reviewers of this survey may know it. */
export function presentPerson(report: Shown) {
  const naming = namingOf(report)
  return {
    id: report.id,
    code: participantCode(report.no),
    name: naming === 'hidden' ? null : fullNameOf(report),
    naming,
    status: Object.values(resultStatus).find((known) => known === report.status) ?? null,
  } as const
}
