import { minutesFor } from '@catchpitch/contract/modules/time-needed'
import { type TestStep, testStep } from '@catchpitch/contract/respondent/test-step'
import { useLanguage } from '../../../i18n/translator.ts'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { CheckIcon } from '../survey-icons.tsx'
import { type SurveyTranslate, useSurveyT } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

function stepWord(step: TestStep, t: SurveyTranslate): string {
  if (step === testStep.importance) return t('survey.step.importance')
  if (step === testStep.feelings) return t('survey.step.feelings')
  return step === testStep.control ? t('survey.step.control') : t('survey.step.writing')
}

/** All situations, and how far each is. Looking at it changes nothing; the clock of a situation goes on. */
export function Overview({ survey, snapshot, path, onOverview }: StepProps) {
  const { content, view } = snapshot
  const t = useSurveyT()
  const language = useLanguage()
  const isPast = (position: number) => view.step >= testStep.compare || position < view.topic
  const stateOf = (position: number) => {
    if (isPast(position)) return 'done'
    return position === view.topic ? 'current' : 'open'
  }
  const left = content.topics.filter((_, index) => !isPast(index + 1)).length
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.overview')}
      dock={
        <button type="button" className="button button-primary survey-big" onClick={onOverview}>
          {t('survey.goOn')}
          <ArrowRightIcon />
        </button>
      }
    >
      <h1>{t('survey.overview')}</h1>
      <p className="survey-hint">
        {left > 0 ? t('survey.minutesLeft', minutesFor(left, language)) : t('survey.compare.place')} {t('survey.leave')}
      </p>
      <ol className="overview-list">
        {content.topics.map(({ situation_id, topic }, index) => {
          const position = index + 1
          const state = stateOf(position)
          return (
            <li key={situation_id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="overview-mark">{state === 'done' ? <CheckIcon /> : position}</span>
              <span>
                <b>{topic}</b>
                <small>
                  {state === 'done' && t('survey.topicDone')}
                  {state === 'open' && t('survey.topicOpen')}
                  {state === 'current' && stepWord(view.step, t)}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </SurveyFrame>
  )
}
