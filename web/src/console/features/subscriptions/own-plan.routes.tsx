import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { billingWords, payingWords } from '../../billing-words.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, formWords, moneyWords, billingWords, payingWords]

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
  validateSearch: ({
    plan,
    cancelled,
  }: { plan?: string | undefined; cancelled?: string | undefined } & SearchSchemaInput) => ({
    plan: typeof plan === 'string' ? plan : undefined,
    // So the payment provider leads back whoever has left its page without paying.
    cancelled: cancelled === '1' ? cancelled : undefined,
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
  validateSearch: ({ session_id }: { session_id?: string | undefined } & SearchSchemaInput) => ({
    session_id: typeof session_id === 'string' && session_id !== '' ? session_id : undefined,
  }),
  beforeLoad: requireWord('billing.pay'),
  component: lazyRouteComponent(
    withWords(words, () => import('./activate-page.tsx')),
    'ActivatePlanPage',
  ),
})

export const ownPlanRoutes = [subscriptionPlanRoute, paymentRoute, activateRoute]
