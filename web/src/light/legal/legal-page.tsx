import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { legalVersions } from '@catchpitch/contract/legal/legal-versions'
import { contactAddress } from '../../contact-address.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { pathOf } from '../path-of.ts'
import { PublicPage } from '../public-page.tsx'
import { useT } from '../words.ts'
import { Blocks } from './blocks.tsx'
import { readDocument } from './read-document.ts'

type LegalPageProps = {
  name: string
  text: 'legal.privacyPolicyText' | 'legal.termsText'
  stand: { version: string; from: string }
}

/** A long text to be read, found again and printed. */
function LegalPage({ name, text, stand }: LegalPageProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { title, opening, sections } = readDocument(t(text, { contact: contactAddress() }))
  const day = formatDay(startOfDay(stand.from), language)
  return (
    <PublicPage name={name} title={title}>
      <div className="legal">
        <header className="legal-header">
          <h1>{title}</h1>
          <p className="legal-version">
            <span>{t('legal.version', { version: stand.version, day })}</span>
            <button type="button" onClick={() => window.print()}>
              {t('legal.print')}
            </button>
          </p>
        </header>
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="legal-text">
          <Blocks blocks={opening} />
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  )
}

export const PrivacyPolicyPage = () => (
  <LegalPage name="privacy-policy" text="legal.privacyPolicyText" stand={legalVersions.privacy_policy} />
)

/** Under either of its names; which one it is called by is the address's. */
export const TermsPage = () => (
  <LegalPage name={pathOf(window.location.pathname).slice(1)} text="legal.termsText" stand={legalVersions.terms} />
)
