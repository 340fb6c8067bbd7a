import { session } from '../../api/session.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { PublicPage } from '../public-page.tsx'
import { useT } from '../words.ts'
import { ExchangePicture } from './exchange-picture.tsx'
import { Features } from './features.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PlansTeaser } from './plans-teaser.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { Trust } from './trust.tsx'

/** What this is, on one screen; below it, for whoever wants to know more. */
export function LandingPage() {
  const t = useT()
  return (
    <PublicPage name="landing" title={t('landing.title')}>
      <section className="landing-hero">
        <div className="landing-words">
          <h1>{t('landing.title')}</h1>
          <p className="landing-lead">{t('landing.lead')}</p>
          <div className="landing-ways-in">
            <a className="button button-primary button-large" href="/job-position">
              {t('landing.start')}
              <ArrowRightIcon />
            </a>
            <a className="button button-large" href="/login">
              {t(session.token() ? 'landing.continue' : 'landing.signIn')}
            </a>
          </div>
          <ul className="landing-facts">
            <li>{t('landing.time')}</li>
            <li>{t('landing.people')}</li>
          </ul>
        </div>
        <ExchangePicture />
      </section>
      <Features />
      <HowItWorks />
      <ProductPictures />
      <Trust />
      <PlansTeaser />
    </PublicPage>
  )
}
