import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { deedsWords, listWords, staffWords, withWords } from '../../words.ts'

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit-log',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('audit.all'),
  staticData: { entry: { label: 'audit.title', icon: 'history', group: 'system', rank: 10, offered: 'audit.all' } },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginAudit } = await import('./audit-list.ts')
    beginAudit(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, staffWords, deedsWords], () => import('./audit-page.tsx')),
    'AuditPage',
  ),
})

export const auditRoutes = [auditRoute]
