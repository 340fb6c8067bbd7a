import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { FailurePage } from './failure-page.tsx'
import { auditRoutes } from './features/audit/audit.routes.tsx'
import { authRoutes } from './features/auth/auth.routes.tsx'
import { businessIntelligenceRoutes } from './features/business-intelligence/business-intelligence.routes.tsx'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.tsx'
import { companyPageRoutes } from './features/company-page/company-page.routes.tsx'
import { designRoutes } from './features/design/design.routes.tsx'
import { groupsRoutes } from './features/groups/groups.routes.tsx'
import { guidesRoutes } from './features/guides/guides.routes.tsx'
import { hiringStrategiesRoutes } from './features/hiring-strategies/hiring-strategies.routes.tsx'
import { importsRoutes } from './features/imports/imports.routes.tsx'
import { invitationsRoutes } from './features/invitations/invitations.routes.tsx'
import { invoicesRoutes } from './features/invoices/invoices.routes.tsx'
import { mailRoutes } from './features/mail/mail.routes.tsx'
import { modulesRoutes } from './features/modules/modules.routes.tsx'
import { notificationsRoutes } from './features/notifications/notifications.routes.tsx'
import { ordersRoutes } from './features/orders/orders.routes.tsx'
import { ownOrdersRoutes } from './features/orders/own-orders.routes.tsx'
import { peopleRoutes } from './features/people/people.routes.tsx'
import { pitchRoutes } from './features/pitch/pitch.routes.tsx'
import { plansRoutes } from './features/plans/plans.routes.tsx'
import { privacyRoutes } from './features/privacy/privacy.routes.tsx'
import { profileRoutes } from './features/profile/profile.routes.tsx'
import { reportsRoutes } from './features/reports/reports.routes.tsx'
import { allResultsRoutes } from './features/results/all-results.routes.tsx'
import { resultsRoutes } from './features/results/results.routes.tsx'
import { situationsRoutes } from './features/situations/situations.routes.tsx'
import { slidesRoutes } from './features/slides/slides.routes.tsx'
import { staffRoutes } from './features/staff/staff.routes.tsx'
import { ownPlanRoutes } from './features/subscriptions/own-plan.routes.tsx'
import { subscriptionsRoutes } from './features/subscriptions/subscriptions.routes.tsx'
import { supportRoutes } from './features/support/support.routes.tsx'
import { surveysRoutes } from './features/surveys/surveys.routes.tsx'
import { teamsRoutes } from './features/teams/teams.routes.tsx'
import { MissingPage } from './missing-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { missingRoute, rootRoute, signedInRoute } from './root-route.tsx'
import { parseSearch, stringifySearch } from './search-codec.ts'
import { startRoute } from './start-route.tsx'

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  signedInRoute.addChildren([
    ...surveysRoutes,
    ...resultsRoutes,
    ...reportsRoutes,
    ...teamsRoutes,
    ...businessIntelligenceRoutes,
    ...invitationsRoutes,
    ...allResultsRoutes,
    startRoute,
    ...staffRoutes,
    ...peopleRoutes,
    ...importsRoutes,
    ...groupsRoutes,
    ...situationsRoutes,
    ...hiringStrategiesRoutes,
    ...slidesRoutes,
    ...pitchRoutes,
    ...companyPageRoutes,
    ...modulesRoutes,
    ...supportRoutes,
    ...plansRoutes,
    ...subscriptionsRoutes,
    ...ordersRoutes,
    ...ownOrdersRoutes,
    ...ownPlanRoutes,
    ...invoicesRoutes,
    ...auditRoutes,
    ...mailRoutes,
    ...catalogueRoutes,
    ...designRoutes,
    ...notificationsRoutes,
    ...guidesRoutes,
    ...privacyRoutes,
    ...profileRoutes,
    missingRoute,
  ]),
])

/** The page before stays until then; an outline that only flashes would be worse than none. */
const outlinedAfterMs = 600

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
    defaultPendingMs: outlinedAfterMs,
    defaultPendingMinMs: 400,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: MissingPage,
  })
  // Another search, another tab of the same page: an outline would take away the field that somebody is typing in.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? outlinedAfterMs : Infinity
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
    /** The server has ended the session that somebody was working in. */
    ended?: boolean
  }
}
