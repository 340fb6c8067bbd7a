import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { addSubscription as endpoint } from '@catchpitch/contract/subscriptions/subscriptions.endpoints'
import type { Connection } from '#platform/db/database'
import type { Installation } from '#platform/installation'
import { addSubscription } from './add-subscription.ts'

type Body = BodyOf<typeof endpoint>

type Wishes = Pick<Body, 'group_id' | 'starts_on' | 'amount_minor' | 'tax_minor' | 'type_id'> &
  Partial<Pick<Body, 'ends_on' | 'reference'>> & {
    now: Date
    installation: Installation
    /** Of the staff. */
    given_by: string
    sku: string
  }

/** A plan that staff gave a company at this moment and that was paid by transfer, with its order and invoice. */
export async function givePlan(db: Connection, wishes: Wishes): Promise<{ id: string }> {
  const { now, installation, given_by, sku, ...body } = wishes
  const plan = await db.selectFrom('plans').where('sku', '=', sku).select('id').executeTakeFirstOrThrow()
  const { id } = await addSubscription(
    { db, now, language: 'en', installation, person: { id: given_by } },
    {
      ends_on: null,
      reference: '',
      ...body,
      plan_id: plan.id,
      method: 'online_transfer',
      paid: true,
      replace: false,
    },
  )
  return { id }
}
