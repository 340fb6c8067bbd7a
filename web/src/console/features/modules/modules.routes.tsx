import { createRoute, lazyRouteComponent, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { listAddress } from '../../list/list-address.ts'
import type { ListAddress } from '../../list/list-state.ts'
import { requireWord } from '../../person/guard.ts'
import type { Person } from '../../person/person.ts'
import { readQuery } from '../../queries.ts'
import { idInAddress } from '../../record/id-in-address.ts'
import { signedInRoute } from '../../root-route.tsx'
import { formWords, jobTemplatesWords, listWords, modulesWords, recordWords, withWords } from '../../words.ts'

const modulesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/modules',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('catalog.view'),
  staticData: {
    entry: { label: 'modules.title', icon: 'modules', group: 'catalogue', rank: 10, offered: 'catalog.view' },
  },
  loaderDeps: ({ search }) => search,
  // Begun beside the page's code, and not waited for: the page shows where the rows will be.
  loader: async ({ context: { client }, deps }) => {
    const { beginModules } = await import('./modules-list.ts')
    beginModules(client, deps)
  },
  component: lazyRouteComponent(
    withWords([listWords, recordWords, modulesWords], () => import('./modules-page.tsx')),
    'ModulesPage',
  ),
})

const editorWords = [formWords, listWords, modulesWords]

const createModuleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/modules/create',
  beforeLoad: requireWord('catalog.edit'),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./module-pages.tsx')),
    'CreateModulePage',
  ),
})

const editModuleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/modules/$id/edit',
  beforeLoad: requireWord('catalog.edit'),
  loader: ({ context: { client }, params }) => client.query(readQuery('GET /admin/modules/{id}', { params })),
  component: lazyRouteComponent(
    withWords(editorWords, () => import('./module-pages.tsx')),
    'EditModulePage',
  ),
})

const offersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/templates',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('survey.view'),
  staticData: {
    entry: { label: 'offers.title', icon: 'templates', group: 'work', rank: 40, offered: 'survey.view' },
  },
  component: lazyRouteComponent(
    withWords([listWords, modulesWords, jobTemplatesWords], () => import('./offers-page.tsx')),
    'OffersPage',
  ),
})

function chosenTemplate({ context, search }: { context: { person: Person }; search: { id: string | undefined } }) {
  requireWord('survey.view')({ context })
  if (search.id === undefined) throw redirect({ to: '/surveys/templates', replace: true })
}

const offerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/templates/questions',
  validateSearch: idInAddress,
  beforeLoad: chosenTemplate,
  component: lazyRouteComponent(
    withWords([listWords, formWords, modulesWords], () => import('./offer-page.tsx')),
    'OfferPage',
  ),
})

const jobTextWords = [listWords, modulesWords, jobTemplatesWords]

const jobDescriptionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/templates/job-descriptions',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(jobTextWords, () => import('./job-templates-page.tsx')),
    'JobDescriptionsPage',
  ),
})

const dayToDayScenariosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/templates/day-to-day-scenarios',
  validateSearch: (search: ListAddress & SearchSchemaInput) => listAddress(search),
  beforeLoad: requireWord('survey.view'),
  component: lazyRouteComponent(
    withWords(jobTextWords, () => import('./job-templates-page.tsx')),
    'DayToDayScenariosPage',
  ),
})

const jobTemplateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/templates/text',
  validateSearch: idInAddress,
  beforeLoad: chosenTemplate,
  component: lazyRouteComponent(
    withWords([...jobTextWords, formWords], () => import('./job-template-page.tsx')),
    'JobTemplatePage',
  ),
})

export const modulesRoutes = [
  modulesRoute,
  createModuleRoute,
  editModuleRoute,
  offersRoute,
  offerRoute,
  jobDescriptionsRoute,
  dayToDayScenariosRoute,
  jobTemplateRoute,
]
