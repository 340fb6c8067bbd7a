import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { dashboardWords, designWords, formWords, listWords, situationsWords, withWords } from '../../words.ts'

/** For staff who look after the installation: what is wrong with a piece is wrong on every page. */
const designRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/design',
  beforeLoad: requireWord('system.health'),
  staticData: { entry: { label: 'design.title', icon: 'design', group: 'system', rank: 90, offered: 'system.health' } },
  component: lazyRouteComponent(
    withWords([formWords, listWords, designWords, dashboardWords, situationsWords], () => import('./design-page.tsx')),
    'DesignPage',
  ),
})

export const designRoutes = [designRoute]
