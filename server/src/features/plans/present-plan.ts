import { getPlanDetail as endpoint } from '@catchpitch/contract/plans/plan-details.endpoints'
import { planKind, planKinds, planPeriod, planPeriods } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import type { findPlan } from './plan-details.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findPlan>>>

const { title, description, limits } = endpoint.reply.shape

/** A plan as staff see it. Texts and limits are parsed, because a column holds an object of any shape. */
export function presentPlan(row: Row, sees_price: boolean) {
  return {
    id: row.id,
    sku: row.sku,
    title: title.parse(row.title),
    description: description.parse(row.description),
    limits: limits.parse(row.limits),
    kind: wordOf(planKinds, planKind, row.kind),
    period: row.period === null ? null : wordOf(planPeriods, planPeriod, row.period),
    currency: row.currency,
    price: sees_price ? { minor: row.price_minor } : null,
    offered: row.archived_at === null,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}
