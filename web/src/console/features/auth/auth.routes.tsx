import type { QueryClient } from '@tanstack/react-query'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../../api/session.ts'
import { partsOfLink } from '../../../mailed-link.ts'
import { loadPerson } from '../../person/load-person.ts'
import { homeOf } from '../../person/person.ts'
import { rootRoute } from '../../root-route.tsx'
import { accountWords, formWords, withWords } from '../../words.ts'
import { linkParts } from './mailed-links.ts'
import { nextPath } from './next-path.ts'
import { signOut } from './sign-out.ts'
import { type SignUpKind, signUpKind } from './sign-up/sign-up-kind.ts'

/** For a route's `beforeLoad`: whoever is signed in has nothing to do here and is taken to their start page. */
async function forVisitors({ context }: { context: { client: QueryClient } }): Promise<void> {
  if (!session.token()) return
  const person = await loadPerson(context.client).catch((error: unknown) => {
    // The token was no good and has been dropped: then this is the right page after all.
    if (session.token()) throw error
    return null
  })
  if (person) throw redirect({ to: homeOf(person), replace: true })
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  // Said also when there is none: what a route does not mention the router hands on as it stands in the address.
  validateSearch: (search): { next?: string | undefined } => ({ next: nextPath(search.next) ?? undefined }),
  beforeLoad: forVisitors,
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

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: (search): { kind?: SignUpKind | undefined } => ({ kind: signUpKind(search.kind) }),
  beforeLoad: forVisitors,
  loaderDeps: ({ search: { kind } }) => ({ kind }),
  loader: async ({ context: { client }, deps: { kind } }) => {
    const { loadChoices } = await import('./sign-up/load-choices.ts')
    await loadChoices(client, kind)
  },
  component: lazyRouteComponent(
    withWords([accountWords, formWords], () => import('./sign-up/sign-up-page.tsx')),
    'SignUpPage',
  ),
})

const emailVerificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/email-verification',
  validateSearch: (search) => partsOfLink(search, linkParts.verification),
  component: lazyRouteComponent(
    withWords(accountWords, () => import('./email-verification-page.tsx')),
    'EmailVerificationPage',
  ),
})

const passwordRequestPage = lazyRouteComponent(
  withWords(accountWords, () => import('./password-request-page.tsx')),
  'PasswordRequestPage',
)

const passwordRequestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password/request',
  component: passwordRequestPage,
})

/** The same page under the specification's second name. */
const passwordsRequestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/passwords/request',
  component: passwordRequestPage,
})

const passwordResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset/password',
  validateSearch: (search) => partsOfLink(search, linkParts.reset),
  component: lazyRouteComponent(
    withWords([accountWords, formWords], () => import('./password-reset-page.tsx')),
    'PasswordResetPage',
  ),
})

const joinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/join',
  validateSearch: (search) => partsOfLink(search, linkParts.join),
  component: lazyRouteComponent(
    withWords([accountWords, formWords], () => import('./join-page.tsx')),
    'JoinPage',
  ),
})

export const authRoutes = [
  signInRoute,
  signOutRoute,
  signUpRoute,
  emailVerificationRoute,
  passwordRequestRoute,
  passwordsRequestRoute,
  passwordResetRoute,
  joinRoute,
]
