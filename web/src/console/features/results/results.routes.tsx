import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import {
  allResultsWords,
  decidingWords,
  exportingWords,
  resultListsWords,
  resultsWords,
  screenedWords,
  surveyFrameWords,
  surveysWords,
} from '../../survey-words.ts'
import { listWords, withWords } from '../../words.ts'
import { type PaperAddress, paperAddress } from './exporting/paper-address.ts'

/** What the frame of one survey's pages says, with what is said of those who have answered. */
const words = [listWords, surveysWords, surveyFrameWords, resultsWords, resultListsWords]

const resultsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/results',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.view'),
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for.
  loader: async ({ context: { client, person }, params: { id }, deps }) => {
    const { beginResults } = await import('./results-list.ts')
    if (person.company) beginResults(client, deps, { group_id: person.company.id, id })
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./results-page.tsx')),
    'ResultsPage',
  ),
})

const pipelineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/pipeline',
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(
    withWords([...words, decidingWords], () => import('./pipeline/pipeline-page.tsx')),
    'PipelinePage',
  ),
})

const screeningRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/screening',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search, ['question']),
  beforeLoad: requireWord('screening.view'),
  component: lazyRouteComponent(
    withWords([...words, screenedWords], () => import('./screening/screening-page.tsx')),
    'ScreeningPage',
  ),
})

const companyResultsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/results',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.view'),
  staticData: {
    entry: { label: 'companyResults.title', icon: 'results', group: 'work', rank: 20, offered: 'result.view' },
  },
  component: lazyRouteComponent(
    withWords([listWords, resultsWords, allResultsWords, resultListsWords], () => import('./company-results-page.tsx')),
    'CompanyResultsPage',
  ),
})

const paperRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/results/export/preview',
  validateSearch: (search: PaperAddress & SearchSchemaInput) => paperAddress(search),
  beforeLoad: requireWord('result.export'),
  component: lazyRouteComponent(
    withWords([listWords, exportingWords], () => import('./exporting/paper-page.tsx')),
    'PaperPage',
  ),
})

export const resultsRoutes = [paperRoute, resultsRoute, pipelineRoute, screeningRoute, companyResultsRoute]
