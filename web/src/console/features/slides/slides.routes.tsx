import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { slidesWords } from '../../pitch-words.ts'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, recordWords, withWords } from '../../words.ts'

const slidesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/catchers-pitch',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('catalog.view'),
  staticData: {
    entry: { label: 'slides.title', icon: 'slides', group: 'catalogue', rank: 75, offered: 'catalog.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginSlides } = await import('./slides-list.ts')
    beginSlides(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, recordWords, slidesWords], () => import('./slides-page.tsx')),
    'SlidesPage',
  ),
})

const editorWords = [formWords, listWords, recordWords, slidesWords]

const createSlideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/catchers-pitch/create',
  beforeLoad: requireWord('catalog.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./slide-pages.tsx')),
    'CreateSlidePage',
  ),
})

const editSlideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/catchers-pitch/$id/edit',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client }, params }) => client.query(readQuery('GET /admin/admin-sliders/{id}', { params })),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./slide-pages.tsx')),
    'EditSlidePage',
  ),
})

const sequenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/catchers-pitch/sequence',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client } }) => client.query(readQuery('GET /admin/admin-sliders/sequence', {})),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./slide-sequence-page.tsx')),
    'SlideSequencePage',
  ),
})

export const slidesRoutes = [slidesRoute, createSlideRoute, editSlideRoute, sequenceRoute]
