import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, formWords, moneyWords]

const plansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/plan-details',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('payment.record'),
  staticData: {
    entry: { label: 'planDetails.title', icon: 'plans', group: 'money', rank: 20, offered: 'payment.record' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginPlans } = await import('./plan-details-list.ts')
    beginPlans(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./plan-details-page.tsx')),
    'PlanDetailsPage',
  ),
})

const planCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/plan-details/create',
  beforeLoad: requireWord('plan.price'),
  component: lazyRouteComponent(
    withWords(words, () => import('./plan-edit-page.tsx')),
    'PlanCreatePage',
  ),
})

const planEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/plan-details/$id/edit',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./plan-edit-page.tsx')),
    'PlanEditPage',
  ),
})

export const plansRoutes = [plansRoute, planCreateRoute, planEditRoute]
