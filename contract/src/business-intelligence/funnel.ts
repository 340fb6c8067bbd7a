/** The way of a person through a survey of a company, from the first step to the last. Whoever is at one was at all before. */
export const funnelSteps = ['invited', 'opened', 'started', 'completed', 'decided', 'shortlisted'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** By what the people of a funnel can be parted. */
export const funnelSplits = ['survey', 'month', 'source', 'department'] as const
export type FunnelSplit = (typeof funnelSplits)[number]

type Reached = { people: number }

/** What became of the people of the step before. */
export type Passage = {
  /** How many of them did not come this far, or not yet. */
  lost: number
  /** Which share of them came this far; null where there was nobody. */
  share: number | null
}

/** From each step to the next. The first has none before it, and so nobody who was lost. */
export function passagesOf(steps: readonly Reached[]): readonly Passage[] {
  return steps.map(({ people }, index) => {
    const before = steps[index - 1]?.people ?? people
    return { lost: before - people, share: before === 0 ? null : people / before }
  })
}
