import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { surveyDetailsWords, surveyFrameWords, surveysWords, surveyWizardWords } from '../../survey-words.ts'
import { formWords, jobTemplatesWords, listWords, modulesWords, startWords, withWords } from '../../words.ts'

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
    withWords(
      [listWords, startWords, surveysWords, surveyFrameWords, modulesWords],
      () => import('./surveys-page.tsx'),
    ),
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
    withWords([...frameWords, surveyDetailsWords, surveyWizardWords], () => import('./overview-page.tsx')),
    'OverviewPage',
  ),
})

const wizardWords = [...frameWords, formWords, surveyWizardWords]

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/edit',
  beforeLoad: requireWord('survey.edit'),
  component: lazyRouteComponent(
    withWords(frameWords, () => import('./edit-page.tsx')),
    'EditPage',
  ),
})

const purposeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/purpose',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords([...wizardWords, jobTemplatesWords], () => import('./purpose-page.tsx')),
    'PurposePage',
  ),
})

const questionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/questions',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(wizardWords, () => import('./questions-page.tsx')),
    'QuestionsPage',
  ),
})

const queriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/queries',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(wizardWords, () => import('./queries-page.tsx')),
    'QueriesPage',
  ),
})

const strategyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/hiring-strategy',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(wizardWords, () => import('./strategy-page.tsx')),
    'StrategyPage',
  ),
})

const pitchStepRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/pitch',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(wizardWords, () => import('./pitch-step-page.tsx')),
    'PitchStepPage',
  ),
})

export const surveysRoutes = [
  surveysRoute,
  overviewRoute,
  editRoute,
  purposeRoute,
  questionsRoute,
  queriesRoute,
  strategyRoute,
  pitchStepRoute,
]
