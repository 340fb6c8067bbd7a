import { limits } from '@catchpitch/contract/limits'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { writingTime } from '../keeping/apply-change.ts'
import type { StepProps } from '../steps/step-props.ts'
import { CheckIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'

type PracticeEndProps = StepProps & { onLeave: () => void; onAgain: () => void }

/** What differs when it counts, and the way there. */
export function PracticeEnd({ survey, snapshot, path, onLeave, onAgain }: PracticeEndProps) {
  const t = useSurveyT()
  const minutes = Math.round(writingTime(snapshot.view) / 60_000)
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.practice.end')}
      dock={
        <div className="survey-choice">
          <button type="button" className="button button-primary survey-big" onClick={onLeave}>
            {t('survey.practice.skip')}
            <ArrowRightIcon />
          </button>
          <button type="button" className="button survey-big" onClick={onAgain}>
            {t('survey.practice.again')}
          </button>
        </div>
      }
    >
      <div className="my-life-thanks">
        <span className="my-life-mark">
          <CheckIcon size={28} />
        </span>
        <h1>{t('survey.practice.end')}</h1>
        <p>{t('survey.practice.endText', { ...limits.test.slots, minutes })}</p>
        <p>{t('survey.practice.gone')}</p>
      </div>
    </SurveyFrame>
  )
}
