import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { businessIntelligenceWords, slidesWords } from '../../pitch-words.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, recordWords, withWords } from '../../words.ts'
import type { FunnelAddress } from './funnel-address.ts'

type Address = FunnelAddress & { tab?: string | undefined }

const businessIntelligenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/business-intelligence',
  validateSearch: ({ tab, by, survey, department, source, from }: Address & SearchSchemaInput) => ({
    tab: tab === 'milestones' ? tab : undefined,
    by,
    survey,
    department,
    source,
    from,
  }),
  beforeLoad: requireWord('dashboard.view'),
  staticData: {
    entry: { label: 'intelligence.title', icon: 'intelligence', group: 'work', rank: 50, offered: 'dashboard.view' },
  },
  component: lazyRouteComponent(
    withWords(
      [listWords, recordWords, formWords, slidesWords, businessIntelligenceWords],
      () => import('./business-intelligence-page.tsx'),
    ),
    'BusinessIntelligencePage',
  ),
})

export const businessIntelligenceRoutes = [businessIntelligenceRoute]
