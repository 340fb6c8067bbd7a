import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'

/** Under /surveys, as the specification has it, but for everybody: staff and applicants have a profile too. */
const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/profile',
  loader: async ({ context: { client, person } }) => {
    const { loadProfileChoices } = await import('./profile-choices.ts')
    await loadProfileChoices(client, person)
  },
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
})

const passwordRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/profile/change',
  loader: ({ context: { client } }) => client.query(readQuery('GET /sessions', {})),
  component: lazyRouteComponent(() => import('./password-page.tsx'), 'PasswordPage'),
})

export const profileRoutes = [profileRoute, passwordRoute]
