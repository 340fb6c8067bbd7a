import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import type { Language } from '@catchpitch/contract/languages'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { listPlansWithin, updateSubscription } from './subscriptions.queries.ts'
import { cutAt, lastDayOf } from './subscriptions.rules.ts'

type Wanted = {
  group_id: string
  /** Of the plan. */
  kind: number
  starts_at: Date
  ends_at: Date
  /** The subscription itself, where it is there already. */
  except: string | null
  replace: boolean
}

const saidUntil = (ends_at: Date, language: Language) => formatDay(startOfDay(lastDayOf(ends_at)), language)

/**
 * A company has one plan at a time. A trial makes room by itself, what was paid for only where staff say so: it ends where
 * the new one begins. Add-ons stand beside a plan, and need one.
 */
export async function makeRoom({ db, now, language }: Pick<Context, 'db' | 'now' | 'language'>, wanted: Wanted) {
  const { group_id, kind, starts_at, ends_at, except, replace } = wanted
  const within = await listPlansWithin(db, { group_id, starts_at, ends_at, except }, language)
  if (kind === planKind.add_on) {
    if (!within.some((plan) => plan.starts_at <= starts_at)) refuse('subscription.none')
    return
  }
  const paid = within.find(({ status }) => status !== subscriptionStatus.trialing)
  if (paid && !replace) {
    refuse('subscription.overlap', { plan: paid.title, until: saidUntil(paid.ends_at, language) })
  }
  // The provider would go on charging for what had ended here.
  if (within.some(({ by_card }) => by_card)) refuse('subscription.card')
  for (const plan of within) await updateSubscription(db, { group_id, id: plan.id }, cutAt(plan, starts_at), now)
}
