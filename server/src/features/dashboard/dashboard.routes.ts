import { bind } from '#platform/http/bind'
import { getCompanyDashboard } from './get-company-dashboard.ts'

export const dashboardRoutes = [
  bind('getCompanyDashboard', async (context) => ({ data: await getCompanyDashboard(context) })),
]
