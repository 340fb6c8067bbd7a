import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Texts } from '@catchpitch/contract/languages'
import type { listPlanDetails as endpoint } from '@catchpitch/contract/plans/plan-details.endpoints'
import { type PlanLimits, planKind } from '@catchpitch/contract/plans/plans'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'
import { newId } from '#platform/ids'

const columns = [
  'id',
  'sku',
  'kind',
  'title',
  'description',
  'price_minor',
  'currency',
  'period',
  'limits',
  'archived_at',
  'version',
  'updated_at',
] as const

const orderColumns = { position: 'position', title: 'title_key', updated_at: 'updated_at' } as const

export async function listPlans(db: Connection, query: QueryOf<typeof endpoint>) {
  const { kind, state } = query.filter
  let ids = db
    .selectFrom('plans')
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select('id')
  if (kind) {
    ids = ids.where(
      'kind',
      'in',
      kind.map((word) => planKind[word]),
    )
  }
  const [only, ...others] = new Set(state)
  if (only && others.length === 0) ids = ids.where('archived_at', only === 'offered' ? 'is' : 'is not', null)
  return readListPage(db, {
    ids,
    by: orderColumns[query.order.column],
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) => db.selectFrom('plans').where('id', 'in', wanted).select(columns).execute(),
  })
}

export async function findPlan(db: Connection, id: string) {
  return db.selectFrom('plans').where('id', '=', id).select(columns).executeTakeFirst()
}

/** Locked: of two who save at the same moment, the second finds what the first has saved. */
export async function lockPlan(db: Connection, id: string) {
  return db.selectFrom('plans').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()
}

export type PlanContent = {
  kind: number
  title: Texts
  description: Texts
  period: number | null
  limits: PlanLimits
  /** Left out: it stays as it is. */
  price_minor?: number | null
}

const written = ({ title, description, limits, ...content }: PlanContent) => ({
  ...content,
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  limits: JSON.stringify(limits),
})

/** At the end of the list; null if the name is taken. */
export async function insertPlan(
  db: Connection,
  { sku, currency, offered, ...content }: PlanContent & { sku: string; currency: string; offered: boolean },
  now: Date,
): Promise<string | null> {
  const stored = await db
    .insertInto('plans')
    .values((eb) => ({
      ...written(content),
      id: newId(now),
      sku,
      currency,
      archived_at: offered ? null : now,
      position: eb
        .selectFrom('plans as other')
        .select((one) => one.fn.coalesce(one.fn.max('other.position'), one.lit(0)).as('last')),
      created_at: now,
      updated_at: now,
    }))
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}

export async function updatePlan(
  db: Connection,
  id: string,
  { archived_at, ...content }: PlanContent & { archived_at: Date | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('plans')
    .set((eb) => ({ ...written(content), archived_at, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}
