import { paymentMethod, paymentMethods } from '@catchpitch/contract/orders/orders'
import { planKind, planKinds, subscriptionStatus, subscriptionStatuses } from '@catchpitch/contract/plans/plans'
import { wordOf } from '@catchpitch/contract/word-of'
import { stateOfRow } from './holdings.ts'
import type { findSubscription } from './subscriptions.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

export function presentSubscription(row: Row, now: Date) {
  const state = stateOfRow(row, now)
  return {
    id: row.id,
    group: { id: row.group_id, name: row.group_name },
    plan: { id: row.plan_id, title: row.plan_title, kind: wordOf(planKinds, planKind, row.kind) },
    status: wordOf(subscriptionStatuses, subscriptionStatus, row.status),
    state,
    method: row.method === null ? null : wordOf(paymentMethods, paymentMethod, row.method),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    version: row.version,
    can: {
      edit: !row.by_card && state !== 'cancelled',
      activate: !row.by_card && state === 'incomplete' && row.ends_at > now,
    },
  }
}
