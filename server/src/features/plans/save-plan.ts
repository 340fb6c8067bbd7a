import type { BodyOf } from '@catchpitch/contract/endpoint'
import type {
  createPlan as createEndpoint,
  updatePlan as updateEndpoint,
} from '@catchpitch/contract/plans/plan-details.endpoints'
import { planKind, planPeriod } from '@catchpitch/contract/plans/plans'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import { holds } from '#platform/session/session'
import { insertPlan, lockPlan, type PlanContent, updatePlan as writePlan } from './plan-details.queries.ts'

/** What everything here is sold in. */
const currency = 'MYR'

type Written = Pick<BodyOf<typeof updateEndpoint>, 'title' | 'description' | 'kind' | 'period' | 'limits'>

const contentOf = ({ title, description, kind, period, limits }: Written): PlanContent => ({
  title,
  description,
  limits,
  kind: planKind[kind],
  period: period === null ? null : planPeriod[period],
})

export async function createPlan({ db, now }: Pick<Context, 'db' | 'now'>, body: BodyOf<typeof createEndpoint>) {
  const { sku, offered, price_minor = null } = body
  const id = await insertPlan(db, { ...contentOf(body), sku, currency, offered, price_minor }, now)
  return id ?? refuseField('sku', 'field.sku.taken')
}

/** Gives the names of the fields that have changed, for the audit log. */
export async function updatePlan(
  { db, now, person }: Context<(typeof updateEndpoint)['access']>,
  id: string,
  body: BodyOf<typeof updateEndpoint>,
) {
  const plan = (await lockPlan(db, id)) ?? refuse('record.missing')
  if (plan.version !== body.version) refuse('record.changed')
  const setsPrice = body.price_minor !== undefined
  if (setsPrice && !holds(person.platform_role, 'plan.price')) refuse('access.denied')
  const archived_at = body.offered ? null : (plan.archived_at ?? now)
  const price = setsPrice ? { price_minor: body.price_minor ?? null } : {}
  await writePlan(db, id, { ...contentOf(body), ...price, archived_at }, now)
  return setsPrice && plan.price_minor !== body.price_minor ? ['price'] : []
}
