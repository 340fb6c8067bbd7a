import type { PlanLimits } from '@catchpitch/contract/plans/plans'

const sum = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other)

/** What a plan and its add-ons allow together. Where one of them sets no limit, there is none. */
export function allowedTogether(plan: PlanLimits, addOns: readonly PlanLimits[]): PlanLimits {
  return addOns.reduce(
    (together, more) => ({
      surveys: sum(together.surveys, more.surveys),
      participants: sum(together.participants, more.participants),
      people: sum(together.people, more.people),
    }),
    plan,
  )
}
