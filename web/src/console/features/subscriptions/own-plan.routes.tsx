import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { billingWords, formWords, listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, formWords, moneyWords, billingWords]

const subscriptionPlanRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/subscription-plan',
  beforeLoad: requireWord('billing.view'),
  staticData: {
    entry: { label: 'plan.title', icon: 'subscription', group: 'account', rank: 20, offered: 'billing.view' },
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./plan-page.tsx')),
    'SubscriptionPlanPage',
  ),
})

const paymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment',
  validateSearch: ({ plan }: { plan?: string | undefined } & SearchSchemaInput) => ({
    plan: typeof plan === 'string' ? plan : undefined,
  }),
  beforeLoad: requireWord('billing.pay'),
  component: lazyRouteComponent(
    withWords(words, () => import('./payment-page.tsx')),
    'PaymentPage',
  ),
})

const activateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment/activate',
  beforeLoad: requireWord('billing.pay'),
  component: lazyRouteComponent(
    withWords(words, () => import('./activate-page.tsx')),
    'ActivatePlanPage',
  ),
})

export const ownPlanRoutes = [subscriptionPlanRoute, paymentRoute, activateRoute]
