import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { holds, type Person } from '#platform/session/session'
import { findPlan, listPlans } from './plan-details.queries.ts'
import { presentPlan } from './present-plan.ts'
import { createPlan, updatePlan } from './save-plan.ts'

const seesPrices = ({ platform_role }: Person) => holds(platform_role, 'plan.price')

export const planDetailsRoutes = [
  bind('listPlanDetails', async ({ db, person }, { query }) => {
    const { rows, pagination } = await listPlans(db, query)
    return { data: rows.map((row) => presentPlan(row, seesPrices(person))), pagination }
  }),

  bind('getPlanDetail', async ({ db, person }, { params }) => {
    const plan = (await findPlan(db, params.id)) ?? refuse('record.missing')
    return { data: presentPlan(plan, seesPrices(person)) }
  }),

  bind('createPlan', async (context, { body }) => {
    const id = await createPlan(context, body)
    const plan = (await findPlan(context.db, id)) ?? refuse('record.missing')
    return {
      data: presentPlan(plan, seesPrices(context.person)),
      message: 'done.saved',
      audit: { subject: 'plan', subject_id: id },
    }
  }),

  bind('updatePlan', async (context, { params, body }) => {
    const fields = await updatePlan(context, params.id, body)
    const plan = (await findPlan(context.db, params.id)) ?? refuse('record.missing')
    return {
      data: presentPlan(plan, seesPrices(context.person)),
      message: 'done.saved',
      audit: { subject: 'plan', subject_id: params.id, fields },
    }
  }),
]
