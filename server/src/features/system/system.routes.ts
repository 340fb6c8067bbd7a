import { bind } from '#platform/http/bind'
import { getDashboard } from './get-dashboard.ts'
import { getHealth } from './get-health.ts'

export const systemRoutes = [
  bind('getDashboard', async ({ db, now }, { query }) => ({ data: await getDashboard(db, query.span, now) })),
  bind('getHealth', async (context) => ({ data: await getHealth(context) })),
]
