import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { homeOf } from '../../person/person.ts'
import { signedInRoute } from '../../root-route.tsx'

const ownSurveysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/survey',
  staticData: {
    entry: { label: 'respondent.title', icon: 'own-surveys', group: 'work', rank: 10, offered: 'applicant' },
  },
  // It holds an applicant's own surveys; whoever works here has another start page.
  beforeLoad: ({ context }) => {
    const home = homeOf(context.person)
    if (home !== '/survey') throw redirect({ to: home })
  },
  component: lazyRouteComponent(() => import('./own-surveys-page.tsx'), 'OwnSurveysPage'),
})

export const respondentRoutes = [ownSurveysRoute]
