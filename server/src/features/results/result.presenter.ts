import { fullNameFrom } from '@catchpitch/contract/fields/full-name'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'

type Dot = {
  id: string
  no: number
  status: number | null
  situations: number
  x: number
  y: number
  cov_xx: number
  cov_xy: number
  cov_yy: number
}

const statusFrom = (stored: number | null) => Object.values(resultStatus).find((known) => known === stored) ?? null

export function presentDot({ no, status, ...dot }: Dot) {
  return { ...dot, code: participantCode(no), status: statusFrom(status) }
}

type Person = {
  id: string
  no: number
  name: string | null
  status: number | null
  completed_at: Date
  events: number
  is_repeat: boolean
}

/** Somebody as lists and boards name them. */
export function presentPerson({ id, no, name, status, completed_at, events, is_repeat }: Person) {
  return {
    id,
    code: participantCode(no),
    name: name && fullNameFrom(name),
    status: statusFrom(status),
    completed_at: completed_at.toISOString(),
    events,
    is_repeat,
  }
}

export const presentResult = (result: Dot & Person) => ({ ...presentDot(result), ...presentPerson(result) })

type OfCompany = Person & { survey_id: string; survey_hash_id: string; survey_name: string; module_kind: number }

/** The same person among those of all surveys. */
export function presentCompanyResult(result: OfCompany) {
  const { survey_id, survey_hash_id, survey_name, module_kind } = result
  const survey = { id: survey_id, hashId: survey_hash_id, name: survey_name }
  return { ...presentPerson(result), survey, module_type_id: module_kind }
}
