import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { billingWords } from '../../billing-words.ts'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { idInAddress } from '../../record/id-in-address.ts'
import { signedInRoute } from '../../root-route.tsx'
import { listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, moneyWords, billingWords]

const ordersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/orders',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('billing.view'),
  staticData: {
    entry: { label: 'orders.title', icon: 'transactions', group: 'account', rank: 30, offered: 'billing.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client, person }, deps }) => {
    const { beginOrders } = await import('./orders-list.ts')
    if (person.company) beginOrders(client, deps, person.company.id)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./orders-page.tsx')),
    'OrdersPage',
  ),
})

const orderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/orders/detail',
  validateSearch: idInAddress,
  beforeLoad: requireWord('billing.view'),
  component: lazyRouteComponent(
    withWords(words, () => import('./order-page.tsx')),
    'OrderPage',
  ),
})

export const ownOrdersRoutes = [ordersRoute, orderRoute]
