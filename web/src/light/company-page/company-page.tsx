import { lazy, Suspense } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { addWords } from '../../i18n/translator.ts'
import { Awaited, PublicPage } from '../public-page.tsx'
import { pageWords, useT } from '../words.ts'
import type { CompanyData } from './company-data.ts'

/** Null: no company shows itself at this address. */
type Found = { page: CompanyData | null }

const groupHere = () => new URLSearchParams(window.location.search).get('group') ?? ''

const fetchBody = () => import('./company-body.tsx')

async function loadPage(signal: AbortSignal): Promise<Found> {
  const group = groupHere()
  if (group === '') return { page: null }
  // Beside the data: an address mostly leads to a page that is open. What went wrong is met where the body is shown.
  fetchBody().catch(() => undefined)
  try {
    const { data } = await api('GET /open/catchers-pitch/{group}', { params: { group } }, { signal })
    return { page: data }
  } catch (error) {
    if (error instanceof ApiError && (error.is('record.missing') || error.is('input.invalid'))) return { page: null }
    throw error
  }
}

// Whoever comes without an address loads nothing of a company's page, and the other way round.
const CompanyBody = lazy(async () => ({ default: (await fetchBody()).CompanyBody }))
const PitchLinkPage = lazy(async () => {
  const [{ PitchLinkPage: component }] = await Promise.all([
    import('../links/link-pages.tsx'),
    addWords(pageWords.links),
  ])
  return { default: component }
})

/** The page by which a company shows itself to anybody who has its address. */
export function CompanyPage() {
  const t = useT()
  const { data, failure, retry } = useFetched(loadPage)
  if (groupHere() === '' || data?.page === null) {
    return (
      <Suspense fallback={<Awaited />}>
        <PitchLinkPage isAddressed={groupHere() !== ''} />
      </Suspense>
    )
  }
  const page = data?.page
  return (
    <PublicPage name="catchers-pitch" title={page?.company ?? t('companyPage.title')}>
      {page && (
        <Suspense fallback={<Awaited />}>
          <CompanyBody page={page} />
        </Suspense>
      )}
      {!page && <Awaited failure={failure} retry={retry} title={t('companyPage.title')} />}
    </PublicPage>
  )
}
