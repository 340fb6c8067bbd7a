import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, hiringStrategiesWords, listWords, recordWords, withWords } from '../../words.ts'

const strategiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/hiring-strategy',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('catalog.view'),
  staticData: {
    entry: { label: 'strategies.title', icon: 'strategy', group: 'catalogue', rank: 70, offered: 'catalog.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginStrategies } = await import('./hiring-strategies-list.ts')
    beginStrategies(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, recordWords, hiringStrategiesWords], () => import('./hiring-strategies-page.tsx')),
    'HiringStrategiesPage',
  ),
})

const editorWords = [formWords, listWords, recordWords, hiringStrategiesWords]

const createStrategyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/hiring-strategy/create',
  beforeLoad: requireWord('catalog.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./hiring-strategy-pages.tsx')),
    'CreateHiringStrategyPage',
  ),
})

const editStrategyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/hiring-strategy/$id/edit',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client }, params }) => client.query(readQuery('GET /admin/hiring-strategy/{id}', { params })),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./hiring-strategy-pages.tsx')),
    'EditHiringStrategyPage',
  ),
})

const sequenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/hiring-strategy/edit-sequence',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client } }) => client.query(readQuery('GET /admin/hiring-strategy/sequence', {})),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./hiring-sequence-page.tsx')),
    'HiringSequencePage',
  ),
})

export const hiringStrategiesRoutes = [strategiesRoute, createStrategyRoute, editStrategyRoute, sequenceRoute]
