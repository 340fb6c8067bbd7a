import { type CatalogName, catalogPages } from '@catchpitch/contract/catalogue/catalog-pages'
import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import type { NavigationEntry } from '../../navigation/entry.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { catalogueWords, formWords, listWords, recordWords, withWords } from '../../words.ts'

const words = [listWords, formWords, recordWords, catalogueWords]

/** The pages of one kind of entry: its list, a new one, one that is there already. */
function pagesOf<const Page extends string>(
  name: CatalogName,
  page: Page,
  icon: NavigationEntry['icon'],
  rank: number,
) {
  const list = createRoute({
    getParentRoute: () => signedInRoute,
    path: page,
    validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
    beforeLoad: requireWord('catalog.view'),
    staticData: {
      entry: { label: `catalog.${name}.title`, icon, group: 'catalogue', rank, offered: 'catalog.view' },
    },
    loaderDeps: ({ search }) => search,
    // Begun beside the page's code, and not waited for: the page shows where the rows will be.
    loader: async ({ context: { client }, deps }) => {
      const { beginEntries } = await import('./catalog-call.ts')
      beginEntries(client, name, deps)
    },
    component: lazyRouteComponent(
      withWords(words, async () => ({ Page: (await import('./catalog-list-page.tsx')).listPageOf(name) })),
      'Page',
    ),
  })
  const create = createRoute({
    getParentRoute: () => signedInRoute,
    path: `${page}/create`,
    beforeLoad: requireWord('catalog.edit'),
    component: lazyRouteComponent(
      withWords(words, async () => ({ Page: (await import('./catalog-form-page.tsx')).createPageOf(name) })),
      'Page',
    ),
  })
  const edit = createRoute({
    getParentRoute: () => signedInRoute,
    path: `${page}/$id/edit`,
    beforeLoad: requireWord('catalog.edit'),
    component: lazyRouteComponent(
      withWords(words, async () => ({ Page: (await import('./catalog-form-page.tsx')).editPageOf(name) })),
      'Page',
    ),
  })
  return [list, create, edit] as const
}

export const catalogueRoutes = [
  ...pagesOf('dimensions', catalogPages.dimensions, 'dimension', 10),
  ...pagesOf('interpretations', catalogPages.interpretations, 'interpretation', 30),
  ...pagesOf('templates', catalogPages.templates, 'template', 50),
  ...pagesOf('jobTemplates', catalogPages.jobTemplates, 'job-template', 60),
  ...pagesOf('guides', catalogPages.guides, 'guide', 80),
  ...pagesOf('industries', catalogPages.industries, 'industry', 110),
  ...pagesOf('options', catalogPages.options, 'options', 120),
  ...pagesOf('notices', catalogPages.notices, 'notice', 130),
  ...pagesOf('notes', catalogPages.notes, 'note', 140),
  ...pagesOf('noteTypes', catalogPages.noteTypes, 'note-type', 150),
  ...pagesOf('transactionTypes', catalogPages.transactionTypes, 'transaction-type', 160),
] as const
