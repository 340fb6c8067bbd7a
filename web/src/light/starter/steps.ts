import type { LightKey } from '../words.ts'

type Step = {
  path: '/job-position' | '/goal-type' | '/supervision-provided'
  title: LightKey
  lead: LightKey
}

export const steps = [
  { path: '/job-position', title: 'starter.position', lead: 'starter.position.lead' },
  { path: '/goal-type', title: 'starter.goal', lead: 'starter.goal.lead' },
  { path: '/supervision-provided', title: 'starter.supervision', lead: 'starter.supervision.lead' },
] as const satisfies Step[]

/** Which question an address asks. */
export function stepOf(path: string): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.path === path),
  )
}
