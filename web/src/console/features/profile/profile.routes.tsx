import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, profileWords, withWords } from '../../words.ts'

const words = [formWords, listWords, profileWords]

/** Under /surveys, as the specification has it, but for everybody: staff and applicants have a profile too. */
const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/profile',
  staticData: { entry: { label: 'profile.title', icon: 'person', group: 'own', rank: 10, offered: 'everybody' } },
  loader: async ({ context: { client, person } }) => {
    const { loadProfileChoices } = await import('./profile-choices.ts')
    await loadProfileChoices(client, person)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./profile-page.tsx')),
    'ProfilePage',
  ),
})

const passwordRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/profile/change',
  staticData: { entry: { label: 'myPassword.title', icon: 'key', group: 'own', rank: 20, offered: 'everybody' } },
  loader: ({ context: { client } }) => client.query(readQuery('GET /sessions', {})),
  component: lazyRouteComponent(
    withWords(words, () => import('./password-page.tsx')),
    'PasswordPage',
  ),
})

export const profileRoutes = [profileRoute, passwordRoute]
