import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import { readQuery } from '../../queries.ts'
import { idInAddress } from '../../record/id-in-address.ts'
import { signedInRoute } from '../../root-route.tsx'
import { emailWords, formWords, listWords, withWords } from '../../words.ts'

const emailLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/email-log',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('mail.all'),
  staticData: { entry: { label: 'emailLog.title', icon: 'mail', group: 'system', rank: 20, offered: 'mail.all' } },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginEmailLog } = await import('./email-log-list.ts')
    beginEmailLog(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, emailWords], () => import('./email-log-page.tsx')),
    'EmailLogPage',
  ),
})

const emailSettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/email-settings',
  beforeLoad: requireWord('mail.all'),
  staticData: {
    entry: { label: 'emailSettings.title', icon: 'mail-settings', group: 'system', rank: 30, offered: 'mail.all' },
  },
  loader: ({ context: { client } }) => client.query(readQuery('GET /admin/email-settings', {})),
  component: lazyRouteComponent(
    withWords([formWords, listWords, emailWords], () => import('./email-settings-page.tsx')),
    'EmailSettingsPage',
  ),
})

const companyEmailLogRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/emailLogs',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('mail.view'),
  staticData: {
    entry: {
      label: 'companyEmailLog.title',
      icon: 'mail',
      group: 'work',
      rank: 50,
      offered: 'mail.view',
      also: ['/surveys/emailLogPreview'],
    },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for.
  loader: async ({ context: { client, person }, deps }) => {
    const { beginCompanyEmailLog } = await import('./company-email-log-list.ts')
    if (person.company) beginCompanyEmailLog(client, deps, person.company.id)
  },
  component: lazyRouteComponent(
    withWords([listWords, emailWords], () => import('./company-email-log-page.tsx')),
    'CompanyEmailLogPage',
  ),
})

const companyEmailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/emailLogPreview',
  validateSearch: idInAddress,
  beforeLoad: requireWord('mail.view'),
  component: lazyRouteComponent(
    withWords([listWords, emailWords], () => import('./company-email-page.tsx')),
    'CompanyEmailPage',
  ),
})

export const mailRoutes = [emailLogRoute, emailSettingsRoute, companyEmailLogRoute, companyEmailRoute]
