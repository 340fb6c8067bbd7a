import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, formWords, moneyWords]

const transactionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/transactions',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('payment.record'),
  staticData: {
    entry: { label: 'transactions.title', icon: 'transactions', group: 'money', rank: 30, offered: 'payment.record' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginTransactions } = await import('./transactions-list.ts')
    beginTransactions(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./transactions-page.tsx')),
    'TransactionsPage',
  ),
})

const transactionCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/transactions/create',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./transaction-create-page.tsx')),
    'TransactionCreatePage',
  ),
})

const transactionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/transactions/$id',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./transaction-page.tsx')),
    'TransactionPage',
  ),
})

const wpOrdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/wp-orders',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('payment.record'),
  staticData: {
    entry: { label: 'wpOrders.title', icon: 'transactions', group: 'money', rank: 40, offered: 'payment.record' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginWpOrders } = await import('./wp-orders-list.ts')
    beginWpOrders(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./wp-orders-page.tsx')),
    'WpOrdersPage',
  ),
})

export const ordersRoutes = [transactionsRoute, transactionCreateRoute, transactionRoute, wpOrdersRoute]
