import type { Language } from '@catchpitch/contract/languages'
import { planForm } from '@catchpitch/contract/plans/plan-form'
import { planKind } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
import { listOfGroup } from './subscriptions.queries.ts'
import { stateOf } from './subscriptions.rules.ts'
import { countUsage } from './usage.queries.ts'
import { allowedTogether } from './usage.rules.ts'

export type HeldRow = Awaited<ReturnType<typeof listOfGroup>>[number]

type Asking = { db: Connection; now: Date; language: Language }

const limitsOf = (row: HeldRow) => planForm.shape.limits.parse(row.limits)

/** All that a company has had, has and will have: the plan of today, and what is added to it. */
export async function readHoldings({ db, now, language }: Asking, group_id: string) {
  const rows = await listOfGroup(db, group_id, language)
  const running = rows.filter((row) => stateOf(row, now) === 'running')
  const [plan] = running
    .filter(({ kind }) => kind !== planKind.add_on)
    .toSorted((one, other) => other.ends_at.getTime() - one.ends_at.getTime())
  return { rows, plan: plan ?? null, addOns: running.filter(({ kind }) => kind === planKind.add_on) }
}

type Holdings = Pick<Awaited<ReturnType<typeof readHoldings>>, 'plan' | 'addOns'>

/** How much is used in the time of the plan, and how much it allows with its add-ons; null without a plan. */
export async function readUsage({ db }: Pick<Asking, 'db'>, group_id: string, { plan, addOns }: Holdings) {
  if (plan === null) return null
  const used = await countUsage(db, group_id, plan.starts_at)
  const allowed = allowedTogether(limitsOf(plan), addOns.map(limitsOf))
  return {
    surveys: { used: used.surveys, allowed: allowed.surveys },
    participants: { used: used.participants, allowed: allowed.participants },
    people: { used: used.people, allowed: allowed.people },
  }
}

/** What a company makes use of today. */
export async function readOwnUsage(asking: Asking, group_id: string) {
  return readUsage(asking, group_id, await readHoldings(asking, group_id))
}
