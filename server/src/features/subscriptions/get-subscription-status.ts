import { planPeriod, planPeriods, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { getSubscriptionStatus as endpoint } from '@catchpitch/contract/subscriptions/own-subscription.endpoints'
import type { SubscriptionState } from '@catchpitch/contract/subscriptions/subscription-state'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { type HeldRow, readHoldings, readUsage } from './holdings.ts'
import { presentSubscription } from './present-subscription.ts'
import { findOpenPayment } from './subscriptions.queries.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language'> & { group: Pick<Membership, 'id'> }

function priceOf({ price_minor, price_currency, price_period }: HeldRow) {
  if (price_minor === null || price_currency === null) return null
  const period = price_period === null ? null : wordOf(planPeriods, planPeriod, price_period)
  return { minor: price_minor, currency: price_currency, period }
}

/** After a payment that failed it held until the days of grace were over, although its period goes on at the provider. */
function endOf({ by_card, ends_at, lapses_at, grace_ends_at }: HeldRow, state: SubscriptionState): Date | null {
  if (state === 'over') return lapses_at
  if (state === 'unpaid') return grace_ends_at
  return state === 'cancelled' && by_card ? ends_at : null
}

/** As the company sees it: what is staff's to know or to do is left out. */
function presentHeld(row: HeldRow, now: Date) {
  const { id, plan, state, status, method, starts_at, ends_at } = presentSubscription(row, now)
  return {
    id,
    plan: { sku: row.sku, title: plan.title, kind: plan.kind },
    state,
    trial: status === 'trialing',
    method,
    starts_at,
    ends_at,
    renews: row.by_card && !row.cancel_at_end && (state === 'running' || state === 'past_due' || state === 'coming'),
    cancelled_at_end: row.by_card && row.cancel_at_end,
    grace_ends_at: state === 'past_due' ? (row.lapses_at?.toISOString() ?? null) : null,
    ended_at: endOf(row, state)?.toISOString() ?? null,
    price: priceOf(row),
  }
}

/** The states in which a plan is a thing of the past. */
const ended: ReadonlySet<SubscriptionState> = new Set(['over', 'cancelled', 'unpaid', 'paused'])

/** The plan that a company has today with what is left of it, and what it had, will have or has not paid for yet. */
export async function getSubscriptionStatus(asking: Asking) {
  const { now, group } = asking
  const { rows, plan, addOns } = await readHoldings(asking, group.id)
  const present = (row: HeldRow) => presentHeld(row, now)
  const inState = (state: 'coming' | 'incomplete', of = rows) =>
    of.map(present).filter((subscription) => subscription.state === state)
  // Where a card was declined and another one paid, nothing is left to pay.
  const isPaidSince = ({ by_card }: HeldRow) => by_card && plan?.by_card === true
  const [last] = rows
    // What was never paid for was no plan that could end.
    .filter(({ status }) => status !== subscriptionStatus.incomplete_expired)
    .map(present)
    .filter(({ state, plan: { kind } }) => kind !== 'add_on' && ended.has(state))
    .toSorted((one, other) => other.ends_at.localeCompare(one.ends_at))

  return {
    active: plan && present(plan),
    usage: await readUsage(asking, group.id, { plan, addOns }),
    add_ons: addOns.map(present),
    coming: inState('coming'),
    unpaid: inState(
      'incomplete',
      rows.filter((row) => !isPaidSince(row)),
    ),
    last: plan ? null : (last ?? null),
    open_payment: endpoint.reply.shape.open_payment.parse((await findOpenPayment(asking.db, group.id)) ?? null),
  }
}
