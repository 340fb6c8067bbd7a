import { createRoute, lazyRouteComponent, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { usePerson } from './person/load-person.ts'
import { homeOf, may, type Person } from './person/person.ts'
import { signedInRoute } from './root-route.tsx'
import { surveysWords } from './survey-words.ts'
import { companyDashboardWords, listWords, ownSurveysWords, withWords } from './words.ts'

const DashboardPage = lazyRouteComponent(
  withWords([listWords, surveysWords, companyDashboardWords], () => import('./features/dashboard/dashboard-page.tsx')),
  'DashboardPage',
)
const OwnSurveysPage = lazyRouteComponent(
  withWords([listWords, ownSurveysWords], () => import('./features/respondent/own-surveys-page.tsx')),
  'OwnSurveysPage',
)

const seesCompany = (person: Person) => may(person, 'dashboard.view')

function StartPage() {
  return seesCompany(usePerson()) ? <DashboardPage /> : <OwnSurveysPage />
}

type StartAddress = { completed?: unknown; company?: unknown }

/** One address, two pages: a company's people see how it is doing, an applicant the surveys to take. */
export const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/survey',
  staticData: {
    entry: [
      { label: 'dashboard.title', icon: 'dashboard', group: 'work', rank: 5, offered: 'dashboard.view' },
      { label: 'respondent.title', icon: 'own-surveys', group: 'work', rank: 10, offered: 'applicant' },
    ],
  },
  // `completed`: led here from a survey that was completed before. `company`: whose surveys an applicant looks at.
  validateSearch: ({ completed, company }: StartAddress & SearchSchemaInput) => ({
    completed: completed === undefined ? undefined : (true as const),
    company: typeof company === 'string' ? company : undefined,
  }),
  // Staff have a dashboard of their own.
  beforeLoad: ({ context: { person } }) => {
    if (may(person, 'staff.dashboard')) throw redirect({ to: homeOf(person) })
  },
  loader: async ({ context: { person } }) => {
    await (seesCompany(person) ? DashboardPage : OwnSurveysPage).preload?.()
  },
  component: StartPage,
})
