import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { listWords, startWords, surveyDetailsWords, surveyFrameWords, surveysWords, withWords } from '../../words.ts'

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

/** What the frame of one survey's pages says, wherever it stands. */
const frameWords = [listWords, surveysWords, surveyFrameWords]

const overviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/overview',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords([...frameWords, surveyDetailsWords], () => import('./overview-page.tsx')),
    'OverviewPage',
  ),
})

export const surveysRoutes = [surveysRoute, overviewRoute]
