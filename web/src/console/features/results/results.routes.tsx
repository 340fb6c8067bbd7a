import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { listWords, resultsWords, surveyFrameWords, surveysWords, withWords } from '../../words.ts'

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
    withWords([listWords, surveysWords, surveyFrameWords, resultsWords], () => import('./results-page.tsx')),
    'ResultsPage',
  ),
})

export const resultsRoutes = [resultsRoute]
