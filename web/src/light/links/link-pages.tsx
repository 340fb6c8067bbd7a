import { pathOf } from '../path-of.ts'
import { PublicPage } from '../public-page.tsx'
import { type LightKey, useT } from '../words.ts'
import { LinkNotice } from './link-notice.tsx'

const kinds: readonly { path: string; name: LightKey; text: LightKey }[] = [
  { path: '/organic', name: 'report.organic', text: 'report.organic.text' },
  { path: '/dynamic', name: 'report.dynamic', text: 'report.dynamic.text' },
  { path: '/export', name: 'report.export', text: 'report.export.text' },
]

/** Where a shared report opens. Whoever comes without its link, or with one that opens nothing any more, is told what to do. */
export function ReportLinkPage() {
  const t = useT()
  const path = pathOf(window.location.pathname)
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

/** A pitch belongs to the people whom a company has invited; without their link there is none to show. */
export function PitchLinkPage() {
  const t = useT()
  return (
    <PublicPage name="catchers-pitch" title={t('pitch.title')}>
      <LinkNotice
        title={t('pitch.title')}
        lead={t('pitch.lead')}
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
