import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../../api/session.ts'
import { loadPerson } from '../../person/load-person.ts'
import { homeOf } from '../../person/person.ts'
import { rootRoute } from '../../root-route.tsx'
import { nextPath } from './next-path.ts'
import { signOut } from './sign-out.ts'

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  // Said also when there is none: what a route does not mention the router hands on as it stands in the address.
  validateSearch: (search): { next?: string | undefined } => ({ next: nextPath(search.next) ?? undefined }),
  beforeLoad: async ({ context }) => {
    if (!session.token()) return
    const person = await loadPerson(context.client).catch((error: unknown) => {
      // The token was no good and has been dropped: then this is the right page after all.
      if (session.token()) throw error
      return null
    })
    if (person) throw redirect({ to: homeOf(person), replace: true })
  },
  component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
})

/** No page of its own: it signs out on the way to the sign-in page. */
const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: async ({ preload }) => {
    // A link that the pointer only passes over is preloaded, and nobody means to leave by that.
    if (!preload) await signOut()
    throw redirect({ to: '/login', replace: true })
  },
})

export const authRoutes = [signInRoute, signOutRoute]
