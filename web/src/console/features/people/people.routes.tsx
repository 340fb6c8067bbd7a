import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { resultsWords } from '../../survey-words.ts'
import { formWords, groupsWords, listWords, staffWords, usersWords, withWords } from '../../words.ts'

/** A select that fills itself later would show nothing as chosen. */
async function loadPersonChoices(client: QueryClient): Promise<void> {
  const { loadChoices } = await import('./load-choices.ts')
  await loadChoices(client)
}

const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search, ['group']),
  beforeLoad: requireWord('person.view'),
  staticData: { entry: { label: 'people.title', icon: 'people', group: 'people', rank: 10, offered: 'person.view' } },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginPeople } = await import('./people-list.ts')
    beginPeople(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, staffWords, usersWords, formWords], () => import('./people-page.tsx')),
    'PeoplePage',
  ),
})

type NewPersonAddress = { group?: string | undefined; role?: string | undefined }

const createPersonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users/create',
  validateSearch: ({ group, role }: NewPersonAddress & SearchSchemaInput): NewPersonAddress => ({ group, role }),
  beforeLoad: requireWord('person.edit'),
  loader: ({ context: { client } }) => loadPersonChoices(client),
  component: lazyRouteComponent(
    withWords([listWords, formWords, staffWords, usersWords], () => import('./create-person-page.tsx')),
    'CreatePersonPage',
  ),
})

type PersonAddress = ListAddress & { tab?: 'results' | 'statements' | undefined; test?: string | undefined }

const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users/$id',
  validateSearch: (search: PersonAddress & SearchSchemaInput): PersonAddress => ({
    ...listAddress(search),
    tab: search.tab === 'results' || search.tab === 'statements' ? search.tab : undefined,
    test: typeof search.test === 'string' ? search.test : undefined,
  }),
  beforeLoad: requireWord('person.view'),
  loader: ({ context: { client } }) => loadPersonChoices(client),
  component: lazyRouteComponent(
    withWords(
      [listWords, formWords, staffWords, usersWords, groupsWords, resultsWords],
      () => import('./person-page.tsx'),
    ),
    'PersonPage',
  ),
})

const editPersonRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/users/$id/edit',
  beforeLoad: requireWord('person.edit'),
  loader: ({ context: { client } }) => loadPersonChoices(client),
  component: lazyRouteComponent(
    withWords([listWords, formWords, staffWords, usersWords], () => import('./edit-person-page.tsx')),
    'EditPersonPage',
  ),
})

export const peopleRoutes = [peopleRoute, createPersonRoute, personRoute, editPersonRoute]
