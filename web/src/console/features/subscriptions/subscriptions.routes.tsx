import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, formWords, moneyWords]

const subscriptionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/subscription',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('payment.record'),
  staticData: {
    entry: { label: 'subscription.title', icon: 'subscription', group: 'money', rank: 10, offered: 'payment.record' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginSubscriptions } = await import('./subscriptions-list.ts')
    beginSubscriptions(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./subscriptions-page.tsx')),
    'SubscriptionsPage',
  ),
})

const subscriptionCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/subscription/create',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./subscription-create-page.tsx')),
    'SubscriptionCreatePage',
  ),
})

const subscriptionEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/subscription/$id/edit',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./subscription-edit-page.tsx')),
    'SubscriptionEditPage',
  ),
})

export const subscriptionsRoutes = [subscriptionsRoute, subscriptionCreateRoute, subscriptionEditRoute]
