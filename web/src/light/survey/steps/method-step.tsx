import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { useSurveyT } from '../survey-words.ts'
import { MethodIcon } from './method-icons.tsx'
import type { StepProps } from './step-props.ts'

/** How one begins. No clock is running yet, and nothing is decided by it for longer than a statement. */
export function MethodStep({ survey, snapshot, path, onOverview, ways }: StepProps & { ways: readonly InputMethod[] }) {
  const t = useSurveyT()
  const begin = (way: InputMethod) => {
    survey.choose(way)
    survey.goOn(snapshot.view)
  }
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.methods.title')}
      onOverview={onOverview}
    >
      <h1>{t('survey.methods.title')}</h1>
      <p className="survey-hint">{t('survey.methods.hint')}</p>
      <ul className="method-list">
        {ways.map((way) => (
          <li key={way}>
            <button type="button" onClick={() => begin(way)}>
              <span className="method-mark">
                <MethodIcon method={way} />
              </span>
              <span>
                <b>{t(`survey.method.${way}`)}</b>
                <small>{t(`survey.method.${way}.text`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SurveyFrame>
  )
}
