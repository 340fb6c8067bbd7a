import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, recordWords, situationsWords, withWords } from '../../words.ts'

const situationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/situations',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('catalog.view'),
  staticData: {
    entry: { label: 'situations.title', icon: 'situations', group: 'catalogue', rank: 20, offered: 'catalog.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginSituations } = await import('./situations-list.ts')
    beginSituations(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, recordWords, situationsWords], () => import('./situations-page.tsx')),
    'SituationsPage',
  ),
})

const editorWords = [formWords, listWords, situationsWords]

const createSituationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/situations/create',
  beforeLoad: requireWord('catalog.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./situation-pages.tsx')),
    'CreateSituationPage',
  ),
})

const editSituationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/situations/$id/edit',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client }, params }) => client.query(readQuery('GET /admin/situations/{id}', { params })),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./situation-pages.tsx')),
    'EditSituationPage',
  ),
})

export const situationsRoutes = [situationsRoute, createSituationRoute, editSituationRoute]
