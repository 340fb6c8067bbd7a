import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { wpOrderState } from '@catchpitch/contract/orders/wp-order'
import type { activateWpOrder as endpoint } from '@catchpitch/contract/orders/wp-orders.endpoints'
import { planKind } from '@catchpitch/contract/plans/plans'
import { addSubscription } from '#features/subscriptions/subscriptions.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { planOf, skusOf } from './present-wp-order.ts'
import { findPlanTerms, listPlansBySku, lockWpOrder, markWpOrderActivated } from './wp-orders.queries.ts'

type Staff = Pick<Context, 'db' | 'now' | 'language' | 'installation'> & { person: { id: string } }

/** Which plan: as staff say, or as the shop sold it. One that lasts as agreed says nothing of how long, so it is no choice here. */
async function planFor({ db, language }: Staff, order: { items: unknown }, plan_id: string | null): Promise<string> {
  const chosen = plan_id ?? planOf(order, await listPlansBySku(db, skusOf([order]), language))?.id
  if (chosen === undefined) return refuseField('plan_id', 'field.required')
  const terms = await findPlanTerms(db, chosen)
  const lasts = terms && (terms.period !== null || terms.kind === planKind.add_on)
  return lasts ? terms.id : refuseField('plan_id', 'field.choice')
}

/** Gives a company the plan that it has paid for in the shop, with the order that its people find among their orders. */
export async function activateWpOrder(context: Staff, id: string, body: BodyOf<typeof endpoint>) {
  const { db, now, person } = context
  const order = (await lockWpOrder(db, id)) ?? refuse('record.missing')
  if (order.state === wpOrderState.activated) refuse('wpOrder.activated')
  if (order.state === wpOrderState.ignored) refuse('wpOrder.ignored')
  const plan_id = await planFor(context, order, body.plan_id)
  const given = await addSubscription(
    context,
    {
      group_id: body.group_id,
      plan_id,
      method: 'manual',
      starts_on: dayOf(now),
      ends_on: null,
      amount_minor: order.total_minor - order.tax_minor,
      tax_minor: order.tax_minor,
      reference: `wp-${new URL(order.store).host}-${order.number}`,
      type_id: null,
      paid: true,
      replace: body.replace,
    },
    { currency: order.currency },
  )
  const { group_id } = given
  const activation = { group_id, subscription_id: given.id, activated_by: person.id, activated_at: now }
  await markWpOrderActivated(db, id, activation)
  return { group_id, id }
}
