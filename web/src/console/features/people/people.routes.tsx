import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { pageQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { peopleInput, peopleSearch, type WrittenSearch } from './people-search.ts'

const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users',
  validateSearch: (search: WrittenSearch & SearchSchemaInput) => peopleSearch(search),
  beforeLoad: requireWord('person.view'),
  loaderDeps: ({ search }) => search,
  // Waited for, so that the rows of before stay on the screen while others are fetched.
  loader: ({ context: { client }, deps }) => client.query(pageQuery('GET /admin/users', peopleInput(deps))),
  component: lazyRouteComponent(() => import('./people-page.tsx'), 'PeoplePage'),
})

export const peopleRoutes = [peopleRoute]
