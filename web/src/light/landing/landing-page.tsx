import { session } from '../../api/session.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { LightPage } from '../light-page.tsx'
import { useT } from '../words.ts'
import { ExchangePicture } from './exchange-picture.tsx'
import { Features } from './features.tsx'

/** What this is, on one screen. */
export function LandingPage() {
  const t = useT()
  // The sign-in page takes whoever has a session on to their own start page.
  const signInWords = t(session.token() ? 'landing.continue' : 'landing.signIn')
  return (
    <LightPage
      name="landing"
      title={t('landing.title')}
      action={
        <a className="button" href="/login">
          {signInWords}
        </a>
      }
    >
      <section className="landing-hero">
        <div className="landing-words">
          <h1>{t('landing.title')}</h1>
          <p className="landing-lead">{t('landing.lead')}</p>
          <a className="button button-primary button-large" href="/login">
            {signInWords}
            <ArrowRightIcon />
          </a>
          <ul className="landing-facts">
            <li>{t('landing.time')}</li>
            <li>{t('landing.people')}</li>
          </ul>
        </div>
        <ExchangePicture />
      </section>
      <Features />
    </LightPage>
  )
}
