import type { PitchFacts } from './pitch-facts.ts'

/** Whether a pitch says anything about the job itself. */
export function hasJobFacts(facts: Omit<PitchFacts, 'hiring_strategy'>): boolean {
  const { job_position, position_applied, skills_required, supervision_provided } = facts
  return `${job_position}${position_applied}${skills_required}` !== '' || supervision_provided !== null
}

/** Whether a pitch says anything besides its slides. */
export const hasPitchFacts = (facts: PitchFacts): boolean => hasJobFacts(facts) || facts.hiring_strategy.length > 0
