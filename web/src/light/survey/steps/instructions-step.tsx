import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { StoryPlace } from '../story/story-place.tsx'
import { useSurveyT } from '../survey-words.ts'
import { Lines } from './lines.tsx'
import type { StepProps } from './step-props.ts'

type InstructionsStepProps = StepProps & { onBegin: () => void; onPractise: () => void }

/** How it goes, and what to remember; only then does anything begin. */
export function InstructionsStep({ survey, snapshot, path, onBegin, onPractise }: InstructionsStepProps) {
  const { content } = snapshot
  const t = useSurveyT()
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.instructions')}
      dock={
        <div className="survey-choice">
          <button type="button" className="button button-primary survey-big" onClick={onBegin}>
            {t('survey.start')}
            <ArrowRightIcon />
          </button>
          <button type="button" className="button survey-big" onClick={onPractise}>
            {t('survey.practice.try')}
          </button>
        </div>
      }
    >
      <p className="survey-eyebrow">{content.name}</p>
      <h1>{t('survey.instructions')}</h1>
      {content.instructions && <Lines text={content.instructions} />}
      {content.things_to_remember && (
        <section className="survey-section survey-remember">
          <h2>{t('survey.remember')}</h2>
          <Lines text={content.things_to_remember} />
        </section>
      )}
      <p className="survey-hint">{t('survey.practice.hint')}</p>
      <p className="survey-hint">{t('survey.leave')}</p>
      <StoryPlace snapshot={snapshot} onSkip={null} />
    </SurveyFrame>
  )
}
