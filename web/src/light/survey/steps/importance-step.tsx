import { type ReactNode, useMemo } from 'react'
import { ArrowRightIcon } from '../../../ui/icons.tsx'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { rankedStatements, type Statement } from '../keeping/answers.ts'
import type { TopicState } from '../keeping/apply-change.ts'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { RankList } from '../rank-list.tsx'
import { useSurveyT } from '../survey-words.ts'
import { Shown } from './shown.tsx'
import { useStatementLabel } from './statement-label.ts'
import type { StepProps } from './step-props.ts'
import { usePlace } from './use-place.ts'

/** By the statement's place. Made once: a row whose picture is the same one need not be drawn again. */
function usePictures({ statements }: TopicState, { view, kept }: SurveySnapshot): ReadonlyMap<number, ReactNode> {
  const { test_id } = view
  const { token } = kept
  return useMemo(() => {
    const run = { test_id, token }
    // Without a name: its words stand beside it.
    const pictureOf = (statement: Statement) => <Shown statement={statement} label="" run={run} isStill />
    return new Map(statements.map((statement) => [statement.slot, pictureOf(statement)]))
  }, [statements, test_id, token])
}

export function ImportanceStep({ survey, snapshot, path, onOverview, topic }: StepProps & { topic: TopicState }) {
  const { content, view, saving } = snapshot
  const t = useSurveyT()
  const labelOf = useStatementLabel()
  const pictures = usePictures(topic, snapshot)
  const entries = rankedStatements(topic).map((statement) => ({
    id: statement.slot,
    label: labelOf(statement),
    picture: pictures.get(statement.slot),
  }))
  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('survey.importance.title')}
      place={usePlace(snapshot)(t('survey.step.importance'))}
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
