import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { loadPerson } from './person/load-person.ts'

type RouterContext = { client: QueryClient }

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet })

/** Every page behind the sign-in. Who comes without a session signs in first, and is then taken where they wanted to go. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const signInFirst = () => redirect({ to: '/login', search: { next: location.href } })
    if (!session.token()) throw signInFirst()
    try {
      return { person: await loadPerson(context.client) }
    } catch (error) {
      // A token that the server no longer knows has been dropped by now.
      throw session.token() ? error : signInFirst()
    }
  },
  // Menus and drawers are heavy, and nobody needs them to sign in.
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
})
