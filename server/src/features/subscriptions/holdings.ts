import type { Language } from '@catchpitch/contract/languages'
import { planForm } from '@catchpitch/contract/plans/plan-form'
import { planKind, subscriptionStatus, subscriptionStatuses } from '@catchpitch/contract/plans/plans'
import { holdsIn, subscriptionStateOf } from '@catchpitch/contract/subscriptions/subscription-state'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Connection } from '#platform/db/database'
import { listOfGroup } from './subscriptions.queries.ts'
import { periodAt } from './subscriptions.rules.ts'
import { countUsage } from './usage.queries.ts'
import { allowedTogether } from './usage.rules.ts'

export type HeldRow = Awaited<ReturnType<typeof listOfGroup>>[number]

type Asking = { db: Connection; now: Date; language: Language }

const limitsOf = (row: HeldRow) => planForm.shape.limits.parse(row.limits)

export const stateOfRow = (row: HeldRow, now: Date) =>
  subscriptionStateOf({ ...row, status: wordOf(subscriptionStatuses, subscriptionStatus, row.status) }, now)

/** All that a company has had, has and will have: the plan of today, and what is added to it. */
export async function readHoldings({ db, now, language }: Asking, group_id: string) {
  const rows = await listOfGroup(db, group_id, language)
  const running = rows.filter((row) => holdsIn(stateOfRow(row, now)))
  const [plan] = running
    .filter(({ kind }) => kind !== planKind.add_on)
    .toSorted((one, other) => other.ends_at.getTime() - one.ends_at.getTime())
  return { rows, plan: plan ?? null, addOns: running.filter(({ kind }) => kind === planKind.add_on) }
}

type Holdings = Pick<Awaited<ReturnType<typeof readHoldings>>, 'plan' | 'addOns'>

/** How much is used in the period of the plan, and how much it allows with its add-ons; null without a plan. */
export async function readUsage({ db, now }: Pick<Asking, 'db' | 'now'>, group_id: string, { plan, addOns }: Holdings) {
  if (plan === null) return null
  const period = periodAt(plan, now)
  const used = await countUsage(db, group_id, period.starts_at)
  const allowed = allowedTogether(limitsOf(plan), addOns.map(limitsOf))
  return {
    period: { starts_at: period.starts_at.toISOString(), ends_at: period.ends_at.toISOString() },
    surveys: { used: used.surveys, allowed: allowed.surveys },
    participants: { used: used.participants, allowed: allowed.participants },
    people: { used: used.people, allowed: allowed.people },
  }
}

/** What a company makes use of today. */
export async function readOwnUsage(asking: Asking, group_id: string) {
  return readUsage(asking, group_id, await readHoldings(asking, group_id))
}

/** The period that a company's plan is in; null without a plan. */
export async function periodOfPlan(asking: Asking, group_id: string) {
  const { plan } = await readHoldings(asking, group_id)
  return plan && periodAt(plan, asking.now)
}

/** The plan that a company has paid for by hand and has today; null where it tries one, pays by card, or has none. */
export async function paidPlanOf(asking: Asking, group_id: string): Promise<{ ends_at: Date } | null> {
  const { plan } = await readHoldings(asking, group_id)
  return plan && plan.method !== null && !plan.by_card ? { ends_at: plan.ends_at } : null
}
