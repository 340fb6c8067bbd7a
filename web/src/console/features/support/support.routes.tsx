import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { pageQuery } from '../../queries.ts'
import { signedInRoute } from '../../root-route.tsx'
import { supportMessagesWords, withWords } from '../../words.ts'
import { supportInput, supportSearch, type WrittenSearch } from './support-search.ts'

const supportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/support',
  validateSearch: (search: WrittenSearch & SearchSchemaInput) => supportSearch(search),
  beforeLoad: requireWord('person.view'),
  staticData: {
    entry: {
      label: 'supportMessages.title',
      icon: 'support',
      group: 'people',
      rank: 20,
      offered: 'person.view',
      waiting: 'support',
    },
  },
  // Which message is open makes no other list.
  loaderDeps: ({ search: { page, keyword, state } }) => ({ page, keyword, state }),
  // Waited for, so that the rows of before stay on the screen while others are fetched.
  loader: ({ context: { client }, deps }) => client.query(pageQuery('GET /admin/support-messages', supportInput(deps))),
  component: lazyRouteComponent(
    withWords(supportMessagesWords, () => import('./support-page.tsx')),
    'SupportPage',
  ),
})

export const supportRoutes = [supportRoute]
