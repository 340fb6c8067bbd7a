import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { useSurveyT } from '../survey-words.ts'
import { Lines } from './lines.tsx'
import type { StepProps } from './step-props.ts'

/** How it goes, and what to remember; only then does anything begin. */
export function InstructionsStep({ survey, snapshot, path, onBegin }: StepProps & { onBegin: () => void }) {
  const { content } = snapshot
  const t = useSurveyT()
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.instructions')}
      dock={
        <button type="button" className="button button-primary survey-big" onClick={onBegin}>
          {t('survey.start')}
          <ArrowRightIcon />
        </button>
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
      <p className="survey-hint">{t('survey.leave')}</p>
    </SurveyFrame>
  )
}
