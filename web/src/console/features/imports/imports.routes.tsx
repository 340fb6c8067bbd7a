import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { importWords, listWords, withWords } from '../../words.ts'

/** Which import is on the screen, so that whoever reloads the page, or comes back to it, finds it again. */
type ImportAddress = { import: string }

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users/import',
  validateSearch: (search: { import?: string } & SearchSchemaInput): ImportAddress => ({
    import: typeof search.import === 'string' ? search.import : '',
  }),
  beforeLoad: requireWord('person.import'),
  staticData: {
    entry: { label: 'import.title', icon: 'import', group: 'people', rank: 15, offered: 'person.import' },
  },
  component: lazyRouteComponent(
    withWords([listWords, importWords], () => import('./import-page.tsx')),
    'ImportPage',
  ),
})

export const importsRoutes = [importRoute]
