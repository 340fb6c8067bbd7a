import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/dashboard',
  beforeLoad: requireWord('staff.dashboard'),
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
})

export const staffRoutes = [dashboardRoute]
