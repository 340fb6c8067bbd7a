import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { orderState } from '@catchpitch/contract/orders/orders'
import { subscriptionStatus } from '@catchpitch/contract/plans/plans'
import { holdsIn } from '@catchpitch/contract/subscriptions/subscription-state'
import type {
  activateSubscription as activateEndpoint,
  updateSubscription as updateEndpoint,
} from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import { issueInvoice } from '#features/invoices/invoices.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { stateOfRow } from './holdings.ts'
import { makeRoom } from './make-room.ts'
import {
  findPlan,
  findSubscription,
  isReferenceTaken,
  lockCompany,
  settlePending,
  updateSubscription,
} from './subscriptions.queries.ts'
import { endAfter, lastDayOf, startOf } from './subscriptions.rules.ts'

type Staff = Pick<Context, 'db' | 'now' | 'language' | 'installation'>

/** Locked by its company, and as it is then. */
async function lockSubscription({ db, language }: Pick<Staff, 'db' | 'language'>, id: string, version: number) {
  const before = (await findSubscription(db, id, language)) ?? refuse('record.missing')
  await lockCompany(db, before.group_id)
  const held = (await findSubscription(db, id, language)) ?? refuse('record.missing')
  return held.version === version ? held : refuse('record.changed')
}

/** Changes the plan or the days of a subscription, or cancels it. */
export async function changeSubscription(context: Staff, id: string, body: BodyOf<typeof updateEndpoint>) {
  const { db, now } = context
  const held = await lockSubscription(context, id, body.version)
  const { group_id } = held
  // What the provider charges for and what stands here would part ways.
  if (held.by_card) refuse('subscription.card')
  if (body.cancelled) {
    await updateSubscription(db, held, { status: subscriptionStatus.cancelled }, now)
    await settlePending(db, held, { status: orderState.declined }, now)
    return { group_id, id }
  }
  const plan = await findPlan(db, body.plan_id)
  // One that is no longer offered may be kept, not chosen.
  if (!plan || (plan.archived_at && plan.id !== held.plan_id)) return refuseField('plan_id', 'field.choice')
  // A day that was left alone keeps its hour.
  const starts_at = dayOf(held.starts_at) === body.starts_on ? held.starts_at : startOf(body.starts_on, now)
  const ends_at = lastDayOf(held.ends_at) === body.ends_on ? held.ends_at : endAfter(body.ends_on)
  if (ends_at <= starts_at) refuseField('ends_on', 'field.endsBefore')
  const state = stateOfRow(held, now)
  if (holdsIn(state) || state === 'coming')
    await makeRoom(context, { group_id, kind: plan.kind, starts_at, ends_at, except: id, replace: body.replace })
  await updateSubscription(db, held, { plan_id: plan.id, starts_at, ends_at }, now)
  return { group_id, id }
}

/** Notes that a subscription has been paid: from then on it holds, and its order is completed and invoiced. */
export async function activateSubscription(context: Staff, id: string, body: BodyOf<typeof activateEndpoint>) {
  const { db, now } = context
  const held = await lockSubscription(context, id, body.version)
  const { group_id, kind, starts_at, ends_at } = held
  // Its payment is on its way through the provider, which would charge for it a second time.
  if (held.by_card) refuse('subscription.card')
  if (held.status !== subscriptionStatus.incomplete || ends_at <= now) refuse('subscription.state')
  if (body.reference && (await isReferenceTaken(db, group_id, body.reference, id))) {
    refuseField('reference', 'field.reference.taken')
  }
  await makeRoom(context, { group_id, kind, starts_at, ends_at, except: id, replace: body.replace })
  await updateSubscription(db, held, { status: subscriptionStatus.active }, now)
  const paid = { status: orderState.completed, purchased_at: now, ...(body.reference && { reference: body.reference }) }
  const settled = await settlePending(db, held, paid, now)
  for (const transaction_id of settled) await issueInvoice(context, { group_id, transaction_id })
  return { group_id, id }
}
