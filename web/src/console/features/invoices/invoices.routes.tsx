import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { invoicesWords, payingWords } from '../../billing-words.ts'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { idInAddress } from '../../record/id-in-address.ts'
import { signedInRoute } from '../../root-route.tsx'
import { listWords, moneyWords, withWords } from '../../words.ts'

const words = [listWords, moneyWords, payingWords, invoicesWords]

const ownInvoicesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/invoices',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('billing.view'),
  staticData: {
    entry: { label: 'invoices.title', icon: 'invoices', group: 'account', rank: 40, offered: 'billing.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client, person }, deps }) => {
    const { beginInvoices } = await import('./invoices-list.ts')
    if (person.company) beginInvoices(client, deps, person.company.id)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./own-invoices-page.tsx')),
    'OwnInvoicesPage',
  ),
})

const ownInvoiceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/invoices/detail',
  validateSearch: idInAddress,
  beforeLoad: requireWord('billing.view'),
  component: lazyRouteComponent(
    withWords(words, () => import('./own-invoice-page.tsx')),
    'OwnInvoicePage',
  ),
})

const allInvoicesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/invoices',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('payment.record'),
  staticData: {
    entry: { label: 'invoices.title', icon: 'invoices', group: 'money', rank: 50, offered: 'payment.record' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginAllInvoices } = await import('./invoices-list.ts')
    beginAllInvoices(client, deps)
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./all-invoices-page.tsx')),
    'AllInvoicesPage',
  ),
})

const anyInvoiceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/invoices/$id',
  beforeLoad: requireWord('payment.record'),
  component: lazyRouteComponent(
    withWords(words, () => import('./any-invoice-page.tsx')),
    'AnyInvoicePage',
  ),
})

export const invoicesRoutes = [ownInvoicesRoute, ownInvoiceRoute, allInvoicesRoute, anyInvoiceRoute]
