import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { stored } from '../stored.ts'
import { MissingPage } from './missing-page.tsx'
import { loadPerson } from './person/load-person.ts'
import { ProgressLine } from './progress-line.tsx'
import { standingWords } from './survey-words.ts'
import { shellWords, withWords } from './words.ts'

type RouterContext = { client: QueryClient }

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootFrame })

function RootFrame() {
  return (
    <>
      <ProgressLine />
      <Outlet />
    </>
  )
}

/** What the shell shows above every page of a company without a plan. */
const prefetchPlanBanner = withWords(standingWords, () => import('./shell/plan-banner.tsx'))

/** Every page behind the sign-in. Who comes without a session signs in first, and is then taken where they wanted to go. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location, preload }) => {
    const signInFirst = (ended: boolean) =>
      redirect({ to: '/login', search: { next: location.href }, state: { ended } })
    if (!session.token()) throw signInFirst(false)
    if (session.isOver() && !preload) {
      session.forget()
      throw signInFirst(true)
    }
    // A hint, as it was at the last visit: the bar above the page comes with it and does not push it down later.
    if (stored.get('hasActivePlan') === 'false') void prefetchPlanBanner().catch(() => {})
    try {
      return { person: await loadPerson(context.client) }
    } catch (error) {
      // A token that the server no longer knows has been dropped by now.
      throw session.token() ? error : signInFirst(true)
    }
  },
  // Menus and drawers are heavy, and nobody needs them to sign in.
  component: lazyRouteComponent(
    withWords(shellWords, () => import('./shell/shell.tsx')),
    'Shell',
  ),
})

/** An address that no page has, with the navigation round it: whoever mistyped one goes on from there. */
export const missingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$',
  component: MissingPage,
})
