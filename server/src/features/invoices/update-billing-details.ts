import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateBillingDetails as endpoint } from '@catchpitch/contract/invoices/invoices.endpoints'
import { isCountry } from '#features/places/places.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { billingDetailsOf, saveBillingDetails } from './billing-details.queries.ts'

/** Changes who stands on invoices from now on; those that are there stay as they are. Gives the fields that differ. */
export async function updateBillingDetails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  group_id: string,
  form: BodyOf<typeof endpoint>,
): Promise<string[]> {
  if (!isCountry(form.country)) refuseField('country', 'field.choice')
  const before = await billingDetailsOf(db, group_id)
  if (!(await saveBillingDetails(db, group_id, form, now))) refuse('record.changed')
  const { version: _, ...after } = form
  return Object.entries(after).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]))
}
