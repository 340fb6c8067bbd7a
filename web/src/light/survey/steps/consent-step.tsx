import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import { useId, useState } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { StoryPlace } from '../story/story-place.tsx'
import { useSurveyT } from '../survey-words.ts'
import { Lines } from './lines.tsx'
import type { StepProps } from './step-props.ts'

/** What is recorded, who sees it and until when: the one thing to agree to before anything begins. */
export function ConsentStep({ survey, snapshot, path }: StepProps) {
  const { content, view } = snapshot
  const t = useSurveyT()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const problemId = useId()
  const boxId = useId()

  const text = [
    content.consent.body,
    ...(view.integrity_policy === integrityPolicy.none ? [] : [t('survey.consent.events')]),
    ...(view.integrity_policy === integrityPolicy.events_and_snapshots ? [t('survey.consent.snapshots')] : []),
  ].join('\n')

  const goOn = () => {
    if (agreed) return survey.consent()
    setAsked(true)
    document.getElementById(boxId)?.focus()
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.consent')}
      dock={
        <button type="button" className="button button-primary survey-big" onClick={goOn}>
          {t('survey.continue')}
          <ArrowRightIcon />
        </button>
      }
    >
      <p className="survey-eyebrow">{t('survey.beforeYouBegin')}</p>
      <h1>{t('survey.consent')}</h1>
      <section className="survey-consent" data-missing={asked && !agreed}>
        <Lines text={text} />
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
      <StoryPlace snapshot={snapshot} onSkip={null} />
    </SurveyFrame>
  )
}
