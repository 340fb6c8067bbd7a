import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { useId, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { useSurveyT } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

/** Text that people wrote: each of their lines is a thought of its own. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <div className="survey-lines">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** What it is about, how it goes, and the one thing to agree to; only then does anything begin. */
export function InstructionsStep({ survey, snapshot, path }: StepProps) {
  const { content } = snapshot
  const t = useSurveyT()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const problemId = useId()
  const boxId = useId()
  const minutes = minutesFor(content.topics.length, useLanguage())

  const begin = () => {
    if (agreed) return survey.consent()
    setAsked(true)
    document.getElementById(boxId)?.focus()
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={content.name}
      dock={
        <button type="button" className="button button-primary survey-big" onClick={begin}>
          {t('survey.start')}
          <ArrowRightIcon />
        </button>
      }
    >
      <p className="survey-eyebrow">{t('survey.invites', { company: content.company })}</p>
      <h1>{content.name}</h1>
      {content.description && <Lines text={content.description} />}
      <ul className="survey-facts">
        <li>{t('survey.topics', { count: content.topics.length })}</li>
        <li>{t('survey.minutes', minutes)}</li>
        <li>{t('survey.allow')}</li>
      </ul>
      {content.instructions && (
        <section className="survey-section">
          <h2>{t('survey.instructions')}</h2>
          <Lines text={content.instructions} />
        </section>
      )}
      {content.things_to_remember && (
        <section className="survey-section survey-remember">
          <h2>{t('survey.remember')}</h2>
          <Lines text={content.things_to_remember} />
        </section>
      )}
      <p className="survey-hint">{t('survey.leave')}</p>
      <section className="survey-section survey-consent" data-missing={asked && !agreed}>
        <h2>{t('survey.consent')}</h2>
        <Lines text={content.consent.body} />
        <label className="survey-check">
          <input
            id={boxId}
            type="checkbox"
            checked={agreed}
            aria-invalid={asked && !agreed}
            aria-describedby={problemId}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          {t('survey.agree')}
        </label>
        <p id={problemId} role="alert" className="survey-problem">
          {asked && !agreed && t('survey.agreeFirst')}
        </p>
      </section>
    </SurveyFrame>
  )
}
