import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { requireWord } from '../../person/guard.ts'
import { signedInRoute } from '../../root-route.tsx'
import { reportsWords, resultsWords } from '../../survey-words.ts'
import { formWords, listWords, situationsWords, withWords } from '../../words.ts'
import { type ReportTab, reportTabs } from './report-tabs.ts'

const words = [listWords, formWords, resultsWords, situationsWords, reportsWords]

type Given = {
  id?: string | undefined
  tab?: string | undefined
  level?: number | string | undefined
  /** The list that the person is read from: whose it is, unless the survey's, and how it was narrowed. */
  list?: string | undefined
  keyword?: string | undefined
  filter?: string | undefined
  order?: string | undefined
}

const textOf = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined)

/** The first tab, and the level that the survey has, are not in the address. */
function reportAddress({ id, tab, level, list, keyword, filter, order }: Given & SearchSchemaInput) {
  const named = reportTabs.find(({ key }) => key !== undefined && key === tab)?.key
  const asked = Number(level)
  return {
    id: textOf(id),
    tab: named satisfies ReportTab | undefined,
    level: Number.isInteger(asked) && asked >= 6 && asked <= 12 ? asked : undefined,
    list: list === 'company' ? ('company' as const) : undefined,
    keyword: textOf(keyword),
    filter: textOf(filter),
    order: order === 'completed_at' ? ('completed_at' as const) : undefined,
  }
}

const reportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/results/view',
  validateSearch: reportAddress,
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(
    withWords(words, () => import('./report-page.tsx')),
    'ReportPage',
  ),
})

const compareRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/results/compare',
  validateSearch: ({ ids }: { ids?: string | undefined } & SearchSchemaInput) => ({
    ids: typeof ids === 'string' ? ids : undefined,
  }),
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(
    withWords(words, () => import('./compare-page.tsx')),
    'ComparePage',
  ),
})

const blindReadingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/surveys/$id/blind-reading',
  validateSearch: ({ situation }: { situation?: string | undefined } & SearchSchemaInput) => ({
    situation: typeof situation === 'string' ? situation : undefined,
  }),
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(
    withWords([listWords, resultsWords, reportsWords], () => import('./blind-reading-page.tsx')),
    'BlindReadingPage',
  ),
})

/** Its words come through it: named here, they would be a file of their own that every page loads. */
async function loadPreview() {
  const { loadSheetWords, OrganicPreviewPage, DynamicPreviewPage } = await import('./preview-page.tsx')
  await loadSheetWords()
  return { OrganicPreviewPage, DynamicPreviewPage }
}

type Printed = { ids?: string | undefined; id?: string | undefined }

/** Several by commas, or one as every page about one thing names it. */
const previewAddress = ({ ids, id }: Printed & SearchSchemaInput) => ({
  ids: [ids, id].find((written) => typeof written === 'string'),
})

const organicPreviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organic/export/preview',
  validateSearch: previewAddress,
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(withWords(listWords, loadPreview), 'OrganicPreviewPage'),
})

const dynamicPreviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dynamic/export/preview',
  validateSearch: previewAddress,
  beforeLoad: requireWord('result.view'),
  component: lazyRouteComponent(withWords(listWords, loadPreview), 'DynamicPreviewPage'),
})

export const reportsRoutes = [organicPreviewRoute, dynamicPreviewRoute, reportRoute, compareRoute, blindReadingRoute]
