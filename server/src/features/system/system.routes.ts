import { bind } from '#platform/http/bind'
import { holds } from '#platform/session/session'
import { getDashboard } from './get-dashboard.ts'
import { getHealth } from './get-health.ts'

export const systemRoutes = [
  bind('getDashboard', async ({ db, now, person }, { query }) => ({
    data: await getDashboard(db, query.span, now, holds(person.platform_role, 'plan.price')),
  })),
  bind('getHealth', async (context) => ({ data: await getHealth(context) })),
]
