import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../../../ui/kit/empty-state.tsx'
import { Outline } from '../../../../ui/kit/skeleton.tsx'
import { readList } from '../../../list/list-state.ts'
import { NotYet } from '../../../not-yet.tsx'
import { screeningQuery } from '../../../survey/screening-query.ts'
import { SurveyFrame } from '../../../survey/survey-frame.tsx'
import { surveyWizardWords } from '../../../survey-words.ts'
import { formWords, useT, withWords } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import { QuestionList } from './question-list.tsx'
import classes from './screening.module.css'
import { questionIn, screeningGrammar } from './screening-list.ts'
import { AnswersToOne, ScreenedPeople } from './screening-tables.tsx'

// Once people have answered, nobody writes questions any more.
const ScreeningEditor = lazy(
  withWords([surveyWizardWords, formWords], async () => ({
    default: (await import('../../../survey/screening-editor.tsx')).ScreeningEditor,
  })),
)

/** What is asked, and what people answered to it. */
function Answers({ survey, questions }: { survey: SurveyKey; questions: readonly string[] }) {
  const t = useT()
  const chosen = questionIn(readList(useSearch({ strict: false }), screeningGrammar), questions)
  if (questions.length === 0) {
    return <EmptyState picture="answers" title={t('screened.noQuestions')} text={t('screened.noQuestionsText')} />
  }
  return (
    <div className={classes.page}>
      <QuestionList survey_id={survey.id} questions={questions} chosen={chosen} />
      <section className={classes.list}>
        {chosen === null ? (
          <ScreenedPeople survey={survey} />
        ) : (
          // Another question is another list: nobody stays selected from the one before.
          <AnswersToOne key={chosen} survey={survey} question={chosen} text={questions[chosen - 1] ?? ''} />
        )}
      </section>
    </div>
  )
}

function Screening({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const { data, error, refetch } = useQuery(screeningQuery(at))
  if (!data) return <NotYet of="list" error={error} onRetry={refetch} />
  if (survey.is_frozen || !survey.can.edit) return <Answers survey={at} questions={data.questions} />
  return (
    <Suspense fallback={<Outline />}>
      <ScreeningEditor survey={survey} at={at} screening={data} />
    </Suspense>
  )
}

/** The short questions before the survey: written until somebody has answered, read from then on. */
export function ScreeningPage() {
  return <SurveyFrame page="screening">{(survey, at) => <Screening survey={survey} at={at} />}</SurveyFrame>
}
