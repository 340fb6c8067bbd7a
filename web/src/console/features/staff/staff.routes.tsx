import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { dashboardWords, healthWords, landingWords, startWords, withWords } from '../../words.ts'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/dashboard',
  validateSearch: (search: { span?: string } & SearchSchemaInput) => search,
  beforeLoad: requireWord('staff.dashboard'),
  staticData: {
    entry: { label: 'dashboard.title', icon: 'dashboard', group: 'start', rank: 10, offered: 'staff.dashboard' },
  },
  component: lazyRouteComponent(
    withWords([landingWords, startWords, dashboardWords], () => import('./dashboard-page.tsx')),
    'DashboardPage',
  ),
})

const healthRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/health',
  beforeLoad: requireWord('system.health'),
  staticData: { entry: { label: 'health.title', icon: 'health', group: 'system', rank: 20, offered: 'system.health' } },
  component: lazyRouteComponent(
    withWords(healthWords, () => import('./health-page.tsx')),
    'HealthPage',
  ),
})

export const staffRoutes = [dashboardRoute, healthRoute]
