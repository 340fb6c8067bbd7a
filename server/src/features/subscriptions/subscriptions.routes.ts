import { planKind, planKinds, planPeriod, planPeriods } from '@catchpitch/contract/plans/plans'
import { holdsIn } from '@catchpitch/contract/subscriptions/subscription-state'
import { wordOf } from '@catchpitch/contract/word-of'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { holds } from '#platform/session/session'
import { addSubscription } from './add-subscription.ts'
import { activateSubscription, changeSubscription } from './change-subscription.ts'
import { getSubscriptionStatus } from './get-subscription-status.ts'
import { presentSubscription } from './present-subscription.ts'
import {
  findSubscription,
  hasCompany,
  listGivenPlans,
  listOfGroup,
  listSubscriptions,
} from './subscriptions.queries.ts'

/** As it is now, with what the audit log says of the change. */
async function changed({ db, now, language }: Context, { group_id, id }: { group_id: string; id: string }) {
  const row = (await findSubscription(db, id, language)) ?? refuse('record.missing')
  return {
    data: presentSubscription(row, now),
    message: 'done.saved' as const,
    audit: { subject: 'subscription', subject_id: id, group_id },
  }
}

export const subscriptionsRoutes = [
  bind('getSubscriptionStatus', async (context) => ({ data: await getSubscriptionStatus(context) })),

  bind('listSubscriptionProducts', async ({ db, language, person }) => {
    const sees = holds(person.platform_role, 'plan.price')
    const plans = await listGivenPlans(db, language)
    return {
      data: plans.map(({ kind, period, price_minor, ...plan }) => ({
        ...plan,
        kind: wordOf(planKinds, planKind, kind),
        period: period === null ? null : wordOf(planPeriods, planPeriod, period),
        price: sees ? { minor: price_minor } : null,
      })),
    }
  }),

  bind('listSubscriptions', async ({ db, now, language }, { query }) => {
    const { rows, pagination } = await listSubscriptions(db, query, language)
    return { data: rows.map((row) => presentSubscription(row, now)), pagination }
  }),

  bind('listSubscriptionsOfGroup', async ({ db, now, language }, { query: { group_id } }) => {
    if (!(await hasCompany(db, group_id))) return refuse('record.missing')
    const subscriptions = (await listOfGroup(db, group_id, language)).map((row) => presentSubscription(row, now))
    const running = subscriptions.filter(({ state, plan }) => holdsIn(state) && plan.kind !== 'add_on')
    const active = running.toSorted((one, other) => other.ends_at.localeCompare(one.ends_at))[0] ?? null
    return { data: { active, subscriptions } }
  }),

  bind('getSubscription', async ({ db, now, language }, { params }) => {
    const row = (await findSubscription(db, params.id, language)) ?? refuse('record.missing')
    return { data: presentSubscription(row, now) }
  }),

  bind('addSubscription', async (context, { body }) => changed(context, await addSubscription(context, body))),

  bind('updateSubscription', async (context, { params, body }) =>
    changed(context, await changeSubscription(context, params.id, body)),
  ),

  bind('activateSubscription', async (context, { params, body }) =>
    changed(context, await activateSubscription(context, params.id, body)),
  ),
]
