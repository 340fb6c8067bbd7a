import { lazy, Suspense } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Reply } from '../../api/calls.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { LightPage } from '../light-page.tsx'
import { pathOf } from '../path-of.ts'
import { Awaited, PublicPage } from '../public-page.tsx'
import { type LightKey, useT } from '../words.ts'
import { LinkNotice } from './link-notice.tsx'

const kinds: readonly { path: string; name: LightKey; text: LightKey }[] = [
  { path: '/organic', name: 'report.organic', text: 'report.organic.text' },
  { path: '/dynamic', name: 'report.dynamic', text: 'report.dynamic.text' },
  { path: '/export', name: 'report.export', text: 'report.export.text' },
]

type Shared = Reply<'GET /open/reports/{token}'>

/** Null: the link opens nothing any more, or was cut off on its way here. */
type Found = { report: Shared | null }

const tokenHere = () => new URLSearchParams(window.location.search).get('token')

async function loadReport(signal: AbortSignal): Promise<Found> {
  const token = tokenHere()
  if (!token) return { report: null }
  try {
    const { data } = await api('GET /open/reports/{token}', { params: { token } }, { signal })
    return { report: data }
  } catch (error) {
    if (error instanceof ApiError && (error.is('link.expired') || error.is('input.invalid'))) return { report: null }
    throw error
  }
}

// Whoever comes without a link loads nothing of it.
const SharedReport = lazy(async () => {
  const { SharedReport: component, loadSheetWords } = await import('./shared-report.tsx')
  await loadSheetWords()
  return { default: component }
})

/** Where a shared report opens. Whoever comes without its link, or with one that opens nothing any more, is told what to do. */
export function ReportLinkPage() {
  const t = useT()
  const path = pathOf(window.location.pathname)
  const { data, failure, retry } = useFetched(loadReport)
  if (tokenHere() === null || data?.report === null) return <MissingReport path={path} />
  return (
    <LightPage quiet name={path.slice(1)} title={data?.report ? data.report.survey : t('report.what')}>
      {data?.report && (
        <Suspense fallback={<Awaited />}>
          <SharedReport report={data.report} />
        </Suspense>
      )}
      {data === null && <Awaited failure={failure} retry={retry} title={t('report.what')} />}
    </LightPage>
  )
}

function MissingReport({ path }: { path: string }) {
  const t = useT()
  const hasLink = window.location.search.length > 1
  const title = t(hasLink ? 'error.link.expired' : 'report.missing')
  return (
    <PublicPage name={path.slice(1)} title={title}>
      <LinkNotice
        title={title}
        lead={t(hasLink ? 'report.ended.lead' : 'report.missing.lead')}
        ways={[t('links.again'), t('links.askCompany'), t('links.member')]}
        action={
          <a className="button button-large" href="/login">
            {t('landing.signIn')}
          </a>
        }
      >
        <h2>{t('report.what')}</h2>
        <dl className="link-kinds">
          {kinds.map(({ path: of, name, text }) => (
            <div key={of} className={of === path ? 'link-kind-here' : undefined}>
              <dt>{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <p className="link-private">{t('report.private')}</p>
      </LinkNotice>
    </PublicPage>
  )
}

/** The questions that a pitch is suggested to answer. */
const questions: readonly LightKey[] = [
  'pitch.environment',
  'pitch.firstMonths',
  'pitch.newRole',
  'pitch.contribution',
  'pitch.success',
]

/**
 * A pitch belongs to the people whom a company has invited, unless it shows itself to anybody. Whether an address is
 * wrong or its page closed is all the same here: nobody learns which companies there are.
 */
export function PitchLinkPage({ isAddressed }: { isAddressed: boolean }) {
  const t = useT()
  const title = t(isAddressed ? 'pitch.closed' : 'pitch.title')
  return (
    <PublicPage name="catchers-pitch" title={title}>
      <LinkNotice
        title={title}
        lead={t(isAddressed ? 'pitch.closed.lead' : 'pitch.lead')}
        ways={[t('pitch.again'), t('pitch.surveys'), t('pitch.company')]}
        action={
          <>
            <a className="button button-large" href="/login">
              {t('landing.signIn')}
            </a>
            <a className="button button-large" href="/job-position">
              {t('public.start')}
            </a>
          </>
        }
      >
        <h2>{t('pitch.what')}</h2>
        <ol className="link-questions">
          {questions.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
      </LinkNotice>
    </PublicPage>
  )
}
