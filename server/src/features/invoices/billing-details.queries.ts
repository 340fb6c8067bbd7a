import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateBillingDetails } from '@catchpitch/contract/invoices/invoices.endpoints'
import type { Connection } from '#platform/db/database'

type Form = BodyOf<typeof updateBillingDetails>

export type BillingDetails = Form & { registration_number: string | null }

/** Who stands on the invoices of a company; until somebody says so, the company as its account has it, with version 0. */
export async function billingDetailsOf(db: Connection, group_id: string): Promise<BillingDetails> {
  const { account_name, account_country, registration_number, ...row } = await db
    .selectFrom('groups')
    .leftJoin('billing_details as details', 'details.group_id', 'groups.id')
    .where('groups.id', '=', group_id)
    .select([
      'groups.name as account_name',
      'groups.country as account_country',
      'groups.registration_number',
      'details.name',
      'details.email',
      'details.line1',
      'details.line2',
      'details.postcode',
      'details.city',
      'details.country',
      'details.tax_number',
      'details.version',
    ])
    .executeTakeFirstOrThrow()
  return {
    name: row.name ?? account_name,
    email: row.email,
    line1: row.line1 ?? '',
    line2: row.line2 ?? '',
    postcode: row.postcode ?? '',
    city: row.city ?? '',
    country: row.country ?? account_country ?? '',
    tax_number: row.tax_number ?? '',
    registration_number,
    version: row.version ?? 0,
  }
}

/** False if somebody else has changed them since this version. */
export async function saveBillingDetails(
  db: Connection,
  group_id: string,
  { version, ...form }: Form,
  now: Date,
): Promise<boolean> {
  if (version === 0) {
    const made = await db
      .insertInto('billing_details')
      .values({ ...form, group_id, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('group_id').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const changed = await db
    .updateTable('billing_details')
    .set({ ...form, version: version + 1, updated_at: now })
    .where('group_id', '=', group_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
