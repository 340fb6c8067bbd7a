import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { idInAddress } from '../../record/id-in-address.ts'
import { signedInRoute } from '../../root-route.tsx'
import { accountWords, formWords, listWords, teamsWords, withWords } from '../../words.ts'

const words = [listWords, formWords, accountWords, teamsWords]

const tabs = ['departments', 'cover'] as const
type TeamAddress = ListAddress & { tab?: (typeof tabs)[number] | undefined }

const teamsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/teams',
  validateSearch: (search: TeamAddress & SearchSchemaInput): TeamAddress => ({
    ...listAddress(search),
    tab: tabs.find((tab) => tab === search.tab),
  }),
  beforeLoad: requireWord('team.view'),
  staticData: { entry: { label: 'teams.title', icon: 'people', group: 'side', rank: 10, offered: 'team.view' } },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client, person }, deps: { tab, ...address } }) => {
    const { beginTeam } = await import('./teams-list.ts')
    if (person.company && tab === undefined) beginTeam(client, address, person.company.id)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./teams-page.tsx')),
    'TeamsPage',
  ),
})

type EditAddress = { id?: string | undefined; invitation?: string | undefined }

const addColleagueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/teams/add',
  beforeLoad: requireWord('team.manage'),
  component: lazyRouteComponent(
    withWords(words, () => import('./add-colleague-page.tsx')),
    'AddColleaguePage',
  ),
})

const editColleagueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/teams/edit',
  // Of a colleague by `?id=`, of somebody who has not joined yet by `?invitation=`.
  validateSearch: (search: EditAddress & SearchSchemaInput) => ({
    ...idInAddress(search),
    invitation: idInAddress({ ...search, id: search.invitation }).id,
  }),
  beforeLoad: requireWord('team.manage'),
  component: lazyRouteComponent(
    withWords(words, () => import('./edit-colleague-page.tsx')),
    'EditColleaguePage',
  ),
})

export const teamsRoutes = [teamsRoute, addColleagueRoute, editColleagueRoute]
