import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { type HeldRow, readHoldings, readUsage } from './holdings.ts'
import { presentSubscription } from './present-subscription.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language'> & { group: Pick<Membership, 'id'> }

/** As the company sees it: what is staff's to know or to do is left out. */
function presentHeld(row: HeldRow, now: Date) {
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

/** The plan that a company has today with what is left of it, and what it had, will have or has not paid for yet. */
export async function getSubscriptionStatus(asking: Asking) {
  const { now, group } = asking
  const { rows, plan, addOns } = await readHoldings(asking, group.id)
  const present = (row: HeldRow) => presentHeld(row, now)
  const held = rows.map(present)
  const inState = (state: 'coming' | 'incomplete') => held.filter((subscription) => subscription.state === state)
  const [last] = held
    .filter(({ state, plan: { kind } }) => kind !== 'add_on' && (state === 'over' || state === 'cancelled'))
    .toSorted((one, other) => other.ends_at.localeCompare(one.ends_at))

  return {
    active: plan && present(plan),
    usage: await readUsage(asking, group.id, { plan, addOns }),
    add_ons: addOns.map(present),
    coming: inState('coming'),
    unpaid: inState('incomplete'),
    last: plan ? null : (last ?? null),
  }
}
