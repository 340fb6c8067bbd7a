import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { RankList } from '../rank-list.tsx'
import { useSurveyT } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

export function CompareStep({ survey, snapshot, path, onOverview }: StepProps) {
  const { content, view, saving } = snapshot
  const t = useSurveyT()
  const order = view.compare_ranking ?? content.topics.map((_, index) => index + 1)
  const entries = order.map((position) => ({ id: position, label: content.topics[position - 1]?.topic ?? '' }))
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.compare.title')}
      place={t('survey.compare.place')}
      onOverview={onOverview}
      dock={
        <>
          <button
            type="button"
            className="button button-primary survey-big"
            onClick={() => survey.goOn({ step: view.step, topic: view.topic })}
          >
            {t('survey.compare.next')}
            <ArrowRightIcon />
          </button>
          <SavingLine saving={saving} />
        </>
      }
    >
      <h1>{t('survey.compare.title')}</h1>
      <p className="survey-hint">{t('survey.compare.hint')}</p>
      <RankList label={t('survey.compare.title')} entries={entries} onRank={(ranking) => survey.compare(ranking)} />
    </SurveyFrame>
  )
}
