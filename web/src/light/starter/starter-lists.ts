import { isForSeniors, supervisionCodeOf } from '@catchpitch/contract/surveys/supervision'
import { api } from '../../api/api.ts'
import type { Reply } from '../../api/calls.ts'
import type { Answers } from './answers.ts'

export type Lists = {
  positions: Reply<'GET /job-position'>
  goals: Reply<'GET /goal-type'>
  supervisions: Reply<'GET /supervision-provided'>
}

/** All that the three questions offer, at once: the second and third then open without a wait. */
export async function loadLists(signal: AbortSignal): Promise<Lists> {
  const [positions, goals, supervisions] = await Promise.all([
    api('GET /job-position', {}, { signal }),
    api('GET /goal-type', {}, { signal }),
    api('GET /supervision-provided', {}, { signal }),
  ])
  return { positions: positions.data, goals: goals.data, supervisions: supervisions.data }
}

export function isSenior({ positions }: Pick<Lists, 'positions'>, { job_position }: Answers): boolean {
  return positions.some(({ code, senior }) => code === job_position && senior)
}

/** The answers after another position was chosen: supervision that it does not offer is open again. */
export function withPosition(lists: Pick<Lists, 'positions'>, answers: Answers, job_position: string | null): Answers {
  const next = { ...answers, job_position }
  const { supervision } = next
  if (supervision === null || isSenior(lists, next) || !isForSeniors(supervisionCodeOf(supervision))) return next
  return { ...next, supervision: null }
}
