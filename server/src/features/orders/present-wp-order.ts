import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { Language } from '@catchpitch/contract/languages'
import { wpOrderState, wpOrderStates } from '@catchpitch/contract/orders/wp-order'
import { listWpOrders as endpoint } from '@catchpitch/contract/orders/wp-orders.endpoints'
import { planKind } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import type { Connection } from '#platform/db/database'
import { listCompaniesOfOwners, listPlansBySku, type listWpOrders } from './wp-orders.queries.ts'

type Row = Awaited<ReturnType<typeof listWpOrders>>['rows'][number]

const itemsOf = (row: { items: unknown }) => endpoint.reply.element.shape.items.parse(row.items)

export const skusOf = (rows: readonly { items: unknown }[]): string[] => [
  ...new Set(rows.flatMap((row) => itemsOf(row).map(({ sku }) => sku))),
]

type SoldPlan = { sku: string; kind: number }

/** The plan of an order: an add-on only where nothing else was bought. Its others stand among the items. */
export function planOf<Plan extends SoldPlan>(row: { items: unknown }, plans: readonly Plan[]): Plan | undefined {
  const skus = new Set(skusOf([row]))
  const sold = plans.filter(({ sku }) => skus.has(sku))
  return sold.find(({ kind }) => kind !== planKind.add_on) ?? sold[0]
}

const companyOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

/** Orders with what staff need to activate them: which plan was bought, and whose address it was bought from. */
export async function presentWpOrders(db: Connection, rows: readonly Row[], language: Language) {
  const keys = rows.flatMap(({ email_key }) => (email_key === null ? [] : [email_key]))
  const plans = await listPlansBySku(db, skusOf(rows), language)
  const companies = await listCompaniesOfOwners(db, keys)
  return rows.map((row) => {
    const plan = planOf(row, plans)
    const suggested = companies.find(({ email_key }) => email_key === row.email_key)
    const { staff_id, first_name, last_name } = row
    return {
      id: row.id,
      store: row.store,
      number: row.number,
      status: row.deleted ? 'deleted' : row.status,
      state: wordOf(wpOrderStates, wpOrderState, row.state),
      name: row.name,
      email: row.email_key ?? '',
      total_minor: row.total_minor,
      tax_minor: row.tax_minor,
      currency: row.currency,
      items: itemsOf(row),
      modified_at: row.modified_at.toISOString(),
      plan: plan ? { id: plan.id, title: plan.title } : null,
      suggested_group: suggested ? { id: suggested.id, name: suggested.name } : null,
      group: companyOf(row.group_id, row.group_name),
      subscription_id: row.subscription_id,
      activated_at: row.activated_at?.toISOString() ?? null,
      activated_by:
        staff_id === null
          ? null
          : { id: staff_id, full_name: fullNameOf({ first_name: first_name ?? '', last_name: last_name ?? '' }) },
    }
  })
}
