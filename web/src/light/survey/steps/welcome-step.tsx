import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { useRef } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { HiringSteps, JobFacts } from '../story/pitch-facts.tsx'
import { StoryPlace } from '../story/story-place.tsx'
import { useSurveyT } from '../survey-words.ts'
import { Lines } from './lines.tsx'
import type { StepProps } from './step-props.ts'

/** Who invites, to what job, and how they hire: enough to decide whether to take part. */
export function WelcomeStep({ survey, snapshot, path, onDecline }: StepProps & { onDecline: (() => void) | null }) {
  const { content } = snapshot
  const t = useSurveyT()
  const choice = useRef<HTMLButtonElement>(null)
  const minutes = minutesFor(content.topics.length, useLanguage())
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={content.name}
      dock={
        <div className="survey-choice">
          <button
            ref={choice}
            type="button"
            className="button button-primary survey-big"
            onClick={() => survey.showInterest()}
          >
            {t('survey.interested')}
            <ArrowRightIcon />
          </button>
          {onDecline && (
            <button type="button" className="button survey-big" onClick={onDecline}>
              {t('survey.notInterested')}
            </button>
          )}
        </div>
      }
    >
      <p className="company-card">
        <span className="company-mark" aria-hidden="true">
          {Array.from(content.company)[0]}
        </span>
        <span>
          <b>{content.company}</b>
          <span>{t('survey.invitesYou')}</span>
        </span>
      </p>
      <h1>{content.name}</h1>
      {content.description && <Lines text={content.description} />}
      <ul className="survey-facts">
        <li>{t('survey.topics', { count: content.topics.length })}</li>
        <li>{t('survey.minutes', minutes)}</li>
        <li>{t('survey.allow')}</li>
      </ul>
      <JobFacts facts={content} />
      <StoryPlace snapshot={snapshot} onSkip={() => choice.current?.focus()} />
      <HiringSteps steps={content.hiring_strategy} />
    </SurveyFrame>
  )
}
