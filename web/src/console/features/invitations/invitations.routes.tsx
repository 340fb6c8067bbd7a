import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { emailTemplatesWords, invitationsWords, surveyFrameWords, surveysWords } from '../../survey-words.ts'
import { emailWords, formWords, importWords, listWords, withWords } from '../../words.ts'

/** What the frame of one survey's pages says, with what is said about its people. */
const words = [listWords, surveysWords, surveyFrameWords, invitationsWords]

const invitesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/invites',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('invite.view'),
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for.
  loader: async ({ context: { client, person }, params: { id }, deps }) => {
    const { beginInvites } = await import('./invites-list.ts')
    if (person.company) beginInvites(client, deps, { group_id: person.company.id, id })
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./invites-page.tsx')),
    'InvitesPage',
  ),
})

const addParticipantsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/participants',
  beforeLoad: requireWord('invite.send'),
  component: lazyRouteComponent(
    withWords([...words, formWords], () => import('./add-participants-page.tsx')),
    'AddParticipantsPage',
  ),
})

const importParticipantsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/import-participants',
  beforeLoad: requireWord('invite.send'),
  component: lazyRouteComponent(
    withWords([...words, formWords, importWords], () => import('./import-participants-page.tsx')),
    'ImportParticipantsPage',
  ),
})

const emailTemplatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/email-templates',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords([...words, formWords, emailWords, emailTemplatesWords], () => import('./email-templates-page.tsx')),
    'EmailTemplatesPage',
  ),
})

const participantsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/participants',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('invite.view'),
  staticData: {
    entry: { label: 'participants.title', icon: 'people', group: 'work', rank: 30, offered: 'invite.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for.
  loader: async ({ context: { client, person }, deps }) => {
    const { beginParticipants } = await import('./invites-list.ts')
    if (person.company) beginParticipants(client, deps, person.company.id)
  },
  component: lazyRouteComponent(
    withWords([listWords, invitationsWords], () => import('./participants-page.tsx')),
    'ParticipantsPage',
  ),
})

const interestedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/participants/interested-to-proceed',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('invite.view'),
  component: lazyRouteComponent(
    withWords([listWords, invitationsWords], () => import('./responses-pages.tsx')),
    'InterestedPage',
  ),
})

const maybeNextTimeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/participants/maybe-next-time',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('invite.view'),
  component: lazyRouteComponent(
    withWords([listWords, invitationsWords], () => import('./responses-pages.tsx')),
    'MaybeNextTimePage',
  ),
})

export const invitationsRoutes = [
  invitesRoute,
  emailTemplatesRoute,
  addParticipantsRoute,
  importParticipantsRoute,
  participantsRoute,
  interestedRoute,
  maybeNextTimeRoute,
]
