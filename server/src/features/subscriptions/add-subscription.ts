import type { BodyOf } from '@catchpitch/contract/endpoint'
import { orderState, paymentMethod } from '@catchpitch/contract/orders/orders'
import { planKind, subscriptionStatus } from '@catchpitch/contract/plans/plans'
import type { addSubscription as endpoint } from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import { issueInvoice } from '#features/invoices/invoices.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import { makeRoom } from './make-room.ts'
import {
  findPlan,
  insertSubscription,
  insertTransaction,
  isTransactionType,
  listPlansWithin,
  lockCompany,
} from './subscriptions.queries.ts'
import { endAfter, endOfPeriod, startOf } from './subscriptions.rules.ts'

type Body = BodyOf<typeof endpoint>

/** Until when it lasts: as staff say, as the plan's period says, or as long as the plan that an add-on is added to. */
async function endOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  body: Body,
  plan: { kind: number; period: number | null },
  starts_at: Date,
) {
  if (body.ends_on !== null) return endAfter(body.ends_on)
  if (plan.kind !== planKind.add_on) return endOfPeriod(body.starts_on, plan.period)
  const moment = new Date(starts_at.getTime() + 1)
  const stretch = { group_id: body.group_id, starts_at, ends_at: moment, except: null }
  const [beside] = await listPlansWithin(db, stretch, language)
  return beside ? beside.ends_at : refuse('subscription.none')
}

type Given = Pick<Context, 'db' | 'now' | 'language' | 'installation'> & { person: { id: string } }

/**
 * Gives a company a plan by hand, and writes the order that its people find among their orders. What was paid in another
 * currency than the plan's is booked in that.
 */
export async function addSubscription(
  context: Given,
  body: Body,
  paid_in: { currency?: string } = {},
): Promise<{ group_id: string; id: string }> {
  const { db, now, person } = context
  const company = (await lockCompany(db, body.group_id)) ?? refuseField('group_id', 'field.choice')
  const plan = await findPlan(db, body.plan_id)
  if (!plan || plan.archived_at) return refuseField('plan_id', 'field.choice')
  if (body.type_id !== null && !(await isTransactionType(db, body.type_id))) {
    refuseField('type_id', 'field.choice')
  }
  const starts_at = startOf(body.starts_on, now)
  const ends_at = (await endOf(context, body, plan, starts_at)) ?? refuseField('ends_on', 'field.required')
  if (ends_at <= starts_at) refuseField('ends_on', 'field.endsBefore')

  const group_id = company.id
  const id = newId(now)
  if (body.paid) {
    await makeRoom(context, { group_id, kind: plan.kind, starts_at, ends_at, except: null, replace: body.replace })
  }
  await insertSubscription(db, {
    group_id,
    id,
    plan_id: plan.id,
    status: body.paid ? subscriptionStatus.active : subscriptionStatus.incomplete,
    method: paymentMethod[body.method],
    starts_at,
    ends_at,
    created_at: now,
    updated_at: now,
  })
  const order_id = newId(now)
  const stored = await insertTransaction(db, {
    group_id,
    id: order_id,
    type_id: body.type_id,
    subscription_id: id,
    product_name: plan.title,
    starts_at,
    ends_at,
    amount_minor: body.amount_minor,
    tax_minor: body.tax_minor,
    currency: paid_in.currency ?? plan.currency,
    method: paymentMethod[body.method],
    status: body.paid ? orderState.completed : orderState.pending,
    reference: body.reference || `manual-${order_id.slice(-12)}`,
    purchased_at: now,
    entered_by: person.id,
    created_at: now,
    updated_at: now,
  })
  if (!stored) refuseField('reference', 'field.reference.taken')
  if (body.paid) await issueInvoice(context, { group_id, transaction_id: order_id })
  return { group_id, id }
}
