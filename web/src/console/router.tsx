import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { FailurePage } from './failure-page.tsx'
import { authRoutes } from './features/auth/auth.routes.tsx'
import { peopleRoutes } from './features/people/people.routes.tsx'
import { profileRoutes } from './features/profile/profile.routes.tsx'
import { respondentRoutes } from './features/respondent/respondent.routes.tsx'
import { staffRoutes } from './features/staff/staff.routes.tsx'
import { surveysRoutes } from './features/surveys/surveys.routes.tsx'
import { MissingPage } from './missing-page.tsx'
import { rootRoute, signedInRoute } from './root-route.tsx'
import { parseSearch, stringifySearch } from './search-codec.ts'

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  signedInRoute.addChildren([...surveysRoutes, ...respondentRoutes, ...staffRoutes, ...peopleRoutes, ...profileRoutes]),
])

export function newRouter(client: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { client },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    // Pages load while the pointer is still on its way to the link.
    defaultPreload: 'intent',
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: MissingPage,
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.querySelector('main')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>
  }
  /** What one page hands to the next beside the address, where others would read it. It survives a reload. */
  interface HistoryState {
    email?: string
  }
}
