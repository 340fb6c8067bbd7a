import { planForm } from '@catchpitch/contract/plans/plan-form'
import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { presentSubscription } from './present-subscription.ts'
import { listOfGroup } from './subscriptions.queries.ts'
import { countUsage } from './usage.queries.ts'
import { allowedTogether } from './usage.rules.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language'> & { group: Pick<Membership, 'id'> }
type Row = Awaited<ReturnType<typeof listOfGroup>>[number]

/** As the company sees it: what is staff's to know or to do is left out. */
function presentHeld(row: Row, now: Date) {
  const { id, plan, state, status, method, starts_at, ends_at } = presentSubscription(row, now)
  return {
    id,
    plan: { title: plan.title, kind: plan.kind },
    state,
    trial: status === 'trialing',
    method,
    starts_at,
    ends_at,
  }
}

const limitsOf = (row: Row) => planForm.shape.limits.parse(row.limits)

async function readUsage({ db, group }: Asking, plan: Row, addOns: readonly Row[]) {
  const used = await countUsage(db, group.id, plan.starts_at)
  const allowed = allowedTogether(limitsOf(plan), addOns.map(limitsOf))
  return {
    surveys: { used: used.surveys, allowed: allowed.surveys },
    participants: { used: used.participants, allowed: allowed.participants },
    people: { used: used.people, allowed: allowed.people },
  }
}

/** The plan that a company has today with what is left of it, and what it had, will have or has not paid for yet. */
export async function getSubscriptionStatus(asking: Asking) {
  const { db, now, language, group } = asking
  const rows = await listOfGroup(db, group.id, language)
  const held = rows.map((row) => ({ row, shown: presentHeld(row, now) }))
  const plans = held.filter(({ shown }) => shown.plan.kind !== 'add_on')
  const latestFirst = plans.toSorted((one, other) => other.shown.ends_at.localeCompare(one.shown.ends_at))
  const active = latestFirst.find(({ shown }) => shown.state === 'running')
  const addOns = held.filter(({ shown }) => shown.state === 'running' && shown.plan.kind === 'add_on')
  const inState = (state: 'coming' | 'incomplete') =>
    held.map(({ shown }) => shown).filter((subscription) => subscription.state === state)
  const ended = latestFirst.find(({ shown }) => shown.state === 'over' || shown.state === 'cancelled')

  return {
    active: active?.shown ?? null,
    usage: active
      ? await readUsage(
          asking,
          active.row,
          addOns.map(({ row }) => row),
        )
      : null,
    add_ons: addOns.map(({ shown }) => shown),
    coming: inState('coming'),
    unpaid: inState('incomplete'),
    last: active ? null : (ended?.shown ?? null),
  }
}
