import type { ReactNode } from 'react'
import { session } from '../api/session.ts'
import { appName } from '../app-name.ts'
import { contactAddress } from '../contact-address.ts'
import { LightPage } from './light-page.tsx'
import { type LightKey, useT } from './words.ts'

type PublicPageProps = {
  name: string
  title: string
  /** As for the frame. */
  quiet?: boolean
  children: ReactNode
}

const links: readonly { href: string; label: LightKey }[] = [
  { href: '/job-position', label: 'public.start' },
  { href: '/open/products/', label: 'public.plans' },
  { href: '/signup', label: 'public.signUp' },
  { href: '/privacy-policy', label: 'public.privacy' },
  { href: '/terms-and-conditions', label: 'public.terms' },
]

function Footer() {
  const t = useT()
  return (
    <footer className="public-footer">
      <p>
        <strong>{appName()}</strong>
        <span>{t('public.tagline')}</span>
      </p>
      <nav aria-label={t('public.pages')}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{t(label)}</a>
            </li>
          ))}
          <li>
            <a href={`mailto:${contactAddress()}`}>{t('public.write')}</a>
          </li>
        </ul>
      </nav>
    </footer>
  )
}

/** A page that anybody may come to: with a way in at the top, and the ways on at the bottom. */
export function PublicPage({ name, title, quiet = false, children }: PublicPageProps) {
  const t = useT()
  return (
    <LightPage
      name={name}
      title={title}
      quiet={quiet}
      action={
        // The sign-in page takes whoever has a session on to their own start page.
        <a className="button" href="/login">
          {t(session.token() ? 'landing.continue' : 'landing.signIn')}
        </a>
      }
      footer={<Footer />}
    >
      {children}
    </LightPage>
  )
}

type AwaitedProps = {
  /** Why it could not be fetched; null while there is hope. */
  failure?: string | null
  retry?: () => void
  /** What the page is about, where nothing else of it stands yet to say so. */
  title?: string
}

/**
 * Stands where something will that is being fetched, in about its height: a place without one would be seen by nobody,
 * and what lies beneath would jump when it comes. If it does not come, this says so, with a way to try again.
 */
export function Awaited({ failure, retry, title }: AwaitedProps) {
  const t = useT()
  if (!failure)
    return <div className="public-waiting" role="status" aria-busy="true" aria-label={t('public.loading')} />
  return (
    <div className="public-failure" role="alert">
      {title && <h1 className="visually-hidden">{title}</h1>}
      <p>{failure}</p>
      <button type="button" className="button" onClick={retry}>
        {t('public.retry')}
      </button>
    </div>
  )
}
