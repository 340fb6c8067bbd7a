import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { pageSettingsWords, pitchWords } from '../../pitch-words.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, listWords, withWords } from '../../words.ts'

const companyPageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/catchers-pitch/page',
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords([formWords, listWords, pitchWords, pageSettingsWords], () => import('./page-settings-page.tsx')),
    'PageSettingsPage',
  ),
})

export const companyPageRoutes = [companyPageRoute]
