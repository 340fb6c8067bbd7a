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

export function presentDot({ no, status, ...dot }: Dot) {
  return {
    ...dot,
    code: participantCode(no),
    status: Object.values(resultStatus).find((known) => known === status) ?? null,
  }
}

export function presentResult({ name, completed_at, ...dot }: Dot & { name: string | null; completed_at: Date }) {
  return { ...presentDot(dot), name, completed_at: completed_at.toISOString() }
}
