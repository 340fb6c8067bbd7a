import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { allResultsWords, resultsWords } from '../../survey-words.ts'
import { listWords, withWords } from '../../words.ts'

const words = [listWords, resultsWords, allResultsWords]

const allResultsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/results',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.all'),
  staticData: {
    entry: { label: 'allResults.title', icon: 'results', group: 'start', rank: 20, offered: 'result.all' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginAllResults } = await import('./all-results-list.ts')
    beginAllResults(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./all-results-page.tsx')),
    'AllResultsPage',
  ),
})

/** Not begun ahead of the page, as the others are: looking at pictures is written down, and hovering a link is no look. */
const snapshotsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/snapshots',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.all'),
  component: lazyRouteComponent(
    withWords(words, () => import('./snapshots-page.tsx')),
    'SnapshotsPage',
  ),
})

const resultSnapshotsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/results/$id/snapshots',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.all'),
  component: lazyRouteComponent(
    withWords(words, () => import('./snapshots-page.tsx')),
    'ResultSnapshotsPage',
  ),
})

const repeatsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/multiple-survey-attempts',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('result.all'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps }) => {
    const { beginRepeats } = await import('./all-results-list.ts')
    beginRepeats(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./repeats-page.tsx')),
    'RepeatsPage',
  ),
})

export const allResultsRoutes = [allResultsRoute, snapshotsRoute, resultSnapshotsRoute, repeatsRoute]
