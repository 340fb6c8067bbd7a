import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, profileWords, withWords } from '../../words.ts'

const ownDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/profile/data',
  component: lazyRouteComponent(
    withWords([formWords, profileWords], () => import('./own-data-page.tsx')),
    'OwnDataPage',
  ),
})

export const privacyRoutes = [ownDataRoute]
