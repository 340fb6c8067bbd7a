import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { useSurveyT } from '../survey-words.ts'
import { CameraCheck, useCamera } from './camera-check.tsx'

/** The camera is looked at before any clock runs: whoever has to search for a setting must not lose time for it. */
export function CameraStep({ survey, snapshot, path }: StepProps) {
  const t = useSurveyT()
  const { state } = useCamera()
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.camera.title')}
      dock={
        state === 'on' && (
          <button type="button" className="button button-primary survey-big" onClick={() => survey.goOn(snapshot.view)}>
            {t('survey.start')}
            <ArrowRightIcon />
          </button>
        )
      }
    >
      <CameraCheck />
    </SurveyFrame>
  )
}
