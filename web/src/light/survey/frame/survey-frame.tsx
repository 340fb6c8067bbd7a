import { testStep } from '@catchpitch/contract/respondent/test-step'
import { type ReactNode, useEffect, useRef } from 'react'
import { onLanguageShown } from '../../../i18n/translator.ts'
import { LanguagePreference } from '../../../preferences/language-preference.tsx'
import { SchemePreference } from '../../../preferences/scheme-preference.tsx'
import { HelpButton } from '../../../support/help-button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { useDocumentTitle } from '../../../ui/use-document-title.ts'
import type { Survey, SurveySnapshot } from '../keeping/survey.ts'
import { HelpIcon, ListIcon, SettingsIcon } from '../survey-icons.tsx'
import { pageNameOf, type SurveyPath } from '../survey-path.ts'
import { useSurveyT } from '../survey-words.ts'
import { NoInternet } from './no-internet.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SavingAnnouncer } from './saving-line.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

type SurveyFrameProps = {
  survey: Survey
  snapshot: SurveySnapshot
  path: SurveyPath
  title: string
  /** Where one is, in a few words: "Topic 2 of 4 · Writing". */
  place?: string
  /** What stands opposite of it: the clock, or how many are left. */
  aside?: ReactNode
  /** Opens the overview; left out where there is none. */
  onOverview?: (() => void) | undefined
  /** What is in reach of the thumb at all times. */
  dock?: ReactNode
  children: ReactNode
}

/** What is around every step: who asks, how far one is, and where the thumb is. */
export function SurveyFrame(props: SurveyFrameProps) {
  const { survey, snapshot, path, title, place, aside, onOverview, dock, children } = props
  const { content, view, saving, kept } = snapshot
  const t = useSurveyT()
  const settings = useRef<HTMLDetailsElement>(null)
  useDocumentTitle(title)
  useKeyboardInset()

  // Chosen here or in another tab: what the survey asks comes from the server, in one language at a time.
  useEffect(() => onLanguageShown(() => survey.languageChanged()), [survey])

  // Like any menu, it closes when one goes on elsewhere.
  useEffect(() => {
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      if (event instanceof PointerEvent && event.target instanceof Node && settings.current?.contains(event.target))
        return
      settings.current?.removeAttribute('open')
    }
    window.addEventListener('pointerdown', close)
    window.addEventListener('keydown', close)
    return () => {
      window.removeEventListener('pointerdown', close)
      window.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <div className="survey">
      <header className="survey-header">
        <div className="survey-bar">
          <Logo size={24} />
          <span className="survey-of">
            <b>{content.company}</b>
            <span>{content.name}</span>
          </span>
          {onOverview && (
            <button type="button" className="icon-button" aria-label={t('survey.overview')} onClick={onOverview}>
              <ListIcon />
            </button>
          )}
          <HelpButton icon={<HelpIcon />} />
          <details className="survey-settings" ref={settings}>
            <summary className="icon-button" aria-label={t('survey.settings')}>
              <SettingsIcon />
            </summary>
            <div className="survey-settings-body">
              <LanguagePreference />
              <SchemePreference />
              <p>{t('survey.leave')}</p>
            </div>
          </details>
        </div>
        <ProgressBar view={view} content={content} />
        {place !== undefined && (
          <div className="survey-meta">
            <span>{place}</span>
            <span className="survey-aside">{aside}</span>
          </div>
        )}
      </header>
      <main className="survey-main" data-page={pageNameOf(path)} tabIndex={-1}>
        {kept.set_aside.length > 0 && (
          <div role="alert" className="survey-set-aside">
            <p>{t('survey.setAside')}</p>
            <ul>
              {kept.set_aside.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <button type="button" className="link-button" onClick={() => survey.dismissSetAside()}>
              {t('survey.understood')}
            </button>
          </div>
        )}
        {children}
      </main>
      <div className="survey-foot">
        <NoInternet isKept={saving !== 'none' && view.step !== testStep.done} />
        {dock && <footer className="survey-dock">{dock}</footer>}
      </div>
      <SavingAnnouncer saving={saving} />
    </div>
  )
}
