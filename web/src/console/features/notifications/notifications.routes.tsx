import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { notificationsQuery } from '../../notifications/notifications-query.ts'
import { signedInRoute } from '../../root-route.tsx'
import { notificationChoicesWords, notificationWords, withWords } from '../../words.ts'
import { notificationsSearch, type WrittenSearch } from './notifications-search.ts'

const pageWords = [notificationWords, notificationChoicesWords]

/** Under /surveys, as the specification has it, but for everybody: staff and applicants are told things too. */
const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/notifications',
  validateSearch: (search: WrittenSearch & SearchSchemaInput) => notificationsSearch(search),
  loaderDeps: ({ search }) => search,
  // Waited for, so that the rows of before stay on the screen while others are fetched.
  loader: ({ context: { client }, deps }) => client.query(notificationsQuery(deps)),
  component: lazyRouteComponent(
    withWords(pageWords, () => import('./notifications-page.tsx')),
    'NotificationsPage',
  ),
})

const preferencesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/notifications/preferences',
  component: lazyRouteComponent(
    withWords(pageWords, () => import('./preferences-page.tsx')),
    'PreferencesPage',
  ),
})

export const notificationsRoutes = [notificationsRoute, preferencesRoute]
