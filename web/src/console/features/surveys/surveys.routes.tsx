import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { listWords, startWords, surveysWords, withWords } from '../../words.ts'

const surveysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('survey.view'),
  staticData: {
    entry: { label: 'surveys.title', icon: 'surveys', group: 'work', rank: 10, offered: 'survey.view' },
  },
  // No loader: signing in leads here, and while one is awaited the splash would stand beside the sign-in page.
  component: lazyRouteComponent(
    withWords([listWords, startWords, surveysWords], () => import('./surveys-page.tsx')),
    'SurveysPage',
  ),
})

export const surveysRoutes = [surveysRoute]
