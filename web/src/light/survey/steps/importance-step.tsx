import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { rankedStatements } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import { RankList } from '../rank-list.tsx'
import { useSurveyT } from '../survey-words.ts'
import type { StepProps } from './step-props.ts'

export function ImportanceStep({ survey, snapshot, path, onOverview, topic }: StepProps & { topic: TopicState }) {
  const { content, view, saving } = snapshot
  const t = useSurveyT()
  const entries = rankedStatements(topic).map(({ slot, text }) => ({ id: slot, label: text }))
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.importance.title')}
      place={t('survey.place', {
        topic: topic.position,
        count: content.topics.length,
        step: t('survey.step.importance'),
      })}
      aside={t('survey.statementCount', { count: entries.length })}
      onOverview={onOverview}
      dock={
        <>
          <button
            type="button"
            className="button button-primary survey-big"
            onClick={() => survey.goOn({ step: view.step, topic: view.topic })}
          >
            {t('survey.importance.next')}
            <ArrowRightIcon />
          </button>
          <SavingLine saving={saving} />
        </>
      }
    >
      <p className="survey-eyebrow">{content.topics[topic.position - 1]?.topic}</p>
      <h1>{t('survey.importance.title')}</h1>
      <p className="survey-hint">{t('survey.importance.hint')}</p>
      <RankList label={t('survey.importance.title')} entries={entries} onRank={(ranking) => survey.rank(ranking)} />
    </SurveyFrame>
  )
}
