import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { signedInRoute } from '../../root-route.tsx'
import { helpWords, listWords, withWords } from '../../words.ts'

const words = [listWords, helpWords]

const helpCenterRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help-center',
  validateSearch: ({ keyword }: { keyword?: string | undefined } & SearchSchemaInput) => ({
    keyword: typeof keyword === 'string' && keyword !== '' ? keyword : undefined,
  }),
  // Everybody reads it, each where their other pages are.
  staticData: {
    entry: [
      { label: 'help.title', icon: 'guide', group: 'account', rank: 90, offered: 'survey.view' },
      { label: 'help.title', icon: 'guide', group: 'work', rank: 90, offered: 'applicant' },
      { label: 'help.title', icon: 'guide', group: 'system', rank: 90, offered: 'staff.dashboard' },
    ],
  },
  component: lazyRouteComponent(
    withWords(words, () => import('./help-center-page.tsx')),
    'HelpCenterPage',
  ),
})

const guideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help-center/$id',
  component: lazyRouteComponent(
    withWords(words, () => import('./guide-page.tsx')),
    'GuidePage',
  ),
})

export const guidesRoutes = [helpCenterRoute, guideRoute]
