import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'

const surveysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(() => import('./surveys-page.tsx'), 'SurveysPage'),
})

export const surveysRoutes = [surveysRoute]
