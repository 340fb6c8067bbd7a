import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { currentLanguage } from '../../../i18n/translator.ts'
import { billingWords, invoicesWords } from '../../billing-words.ts'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { resultsWords, surveysWords } from '../../survey-words.ts'
import {
  accountWords,
  companyAccountWords,
  emailWords,
  formWords,
  groupsWords,
  listWords,
  staffWords,
  usersWords,
  withWords,
} from '../../words.ts'
import { type GroupTab, groupTabFrom, type SurveyTab, surveyTabFrom } from './group-tabs.ts'

const words = [listWords, formWords, accountWords, groupsWords, staffWords, surveysWords, resultsWords, usersWords]

/** A select that fills itself later would show nothing as chosen. */
async function loadGroupChoices(client: QueryClient): Promise<void> {
  const { countriesQuery, optionsQuery } = await import('../../form/choices.ts')
  const language = currentLanguage()
  await Promise.all([
    client.query({ ...countriesQuery(language), staleTime: 'static' }),
    client.query({ ...optionsQuery('industry', language), staleTime: 'static' }),
  ])
}

const groupsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('group.view'),
  staticData: {
    entry: { label: 'groups.title', icon: 'companies', group: 'people', rank: 5, offered: 'group.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginGroups } = await import('./groups-list.ts')
    beginGroups(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, groupsWords], () => import('./groups-page.tsx')),
    'GroupsPage',
  ),
})

const createGroupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/create',
  beforeLoad: requireWord('group.edit'),
  loader: ({ context: { client } }) => loadGroupChoices(client),
  component: lazyRouteComponent(
    withWords(words, () => import('./create-group-page.tsx')),
    'CreateGroupPage',
  ),
})

type GroupAddress = ListAddress & { tab?: GroupTab | undefined }

const groupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/$id',
  validateSearch: (search: GroupAddress & SearchSchemaInput): GroupAddress => ({
    ...listAddress(search),
    tab: groupTabFrom(search.tab),
  }),
  beforeLoad: requireWord('group.view'),
  loader: ({ context: { client } }) => loadGroupChoices(client),
  component: lazyRouteComponent(
    withWords(words, () => import('./group-page.tsx')),
    'GroupPage',
  ),
})

const editGroupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/$id/edit',
  beforeLoad: requireWord('group.edit'),
  loader: ({ context: { client } }) => loadGroupChoices(client),
  component: lazyRouteComponent(
    withWords(words, () => import('./edit-group-page.tsx')),
    'EditGroupPage',
  ),
})

type SurveyAddress = ListAddress & { tab?: SurveyTab | undefined }

const groupSurveyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/groups/$id/surveys/$survey_id',
  validateSearch: (search: SurveyAddress & SearchSchemaInput): SurveyAddress => ({
    ...listAddress(search),
    tab: surveyTabFrom(search.tab),
  }),
  beforeLoad: requireWord('group.view'),
  component: lazyRouteComponent(
    withWords(words, () => import('./group-survey-page.tsx')),
    'GroupSurveyPage',
  ),
})

const accountTabs = ['billing', 'email'] as const

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/account',
  validateSearch: ({ tab }: { tab?: string | undefined } & SearchSchemaInput) => ({
    tab: accountTabs.find((known) => known === tab),
  }),
  beforeLoad: requireWord('billing.view'),
  staticData: {
    entry: { label: 'companyAccount.title', icon: 'companies', group: 'account', rank: 10, offered: 'billing.view' },
  },
  loader: ({ context: { client } }) => loadGroupChoices(client),
  component: lazyRouteComponent(
    withWords(
      [listWords, formWords, groupsWords, emailWords, companyAccountWords, billingWords, invoicesWords],
      () => import('./account-page.tsx'),
    ),
    'AccountPage',
  ),
})

export const groupsRoutes = [groupsRoute, createGroupRoute, groupRoute, editGroupRoute, groupSurveyRoute, accountRoute]
