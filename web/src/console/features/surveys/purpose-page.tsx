import { problemsOf } from '@catchpitch/contract/problems'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { type SurveyForm, surveyForm } from '@catchpitch/contract/surveys/survey-form'
import { api } from '../../../api/api.ts'
import { ProblemText } from '../../form/problem-text.tsx'
import { SaveNote } from '../../survey/save-note.tsx'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { type Problems, useSurveySaving } from '../../survey/use-survey-saving.ts'
import classes from '../../survey/wizard.module.css'
import { AboutFields } from './about-fields.tsx'
import { ExpressionField } from './expression-field.tsx'
import { ReadingFields } from './reading-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'

/** The fields of the form, of a survey that holds more. */
const valuesOf = (survey: WholeSurvey): SurveyForm => surveyForm.parse(survey)

function check(values: SurveyForm): Problems {
  const checked = surveyForm.safeParse(values)
  if (checked.success) return {}
  return Object.fromEntries(
    problemsOf(checked.error, values).map((problem) => [problem.field, <ProblemText key="" problem={problem} />]),
  )
}

function Purpose({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const saving = useSurveySaving({
    survey,
    at,
    initial: valuesOf(survey),
    check,
    send: async (values, version) => {
      const { data } = await api('PUT /my-surveys/{id}/update', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { ...values, version },
      })
      return data
    },
  })
  const { values, problems } = saving
  const fields = {
    values,
    problems,
    change: (patch: Partial<SurveyForm>) => saving.change({ ...values, ...patch }),
  }
  return (
    <div className={classes.page}>
      <fieldset className={classes.card} disabled={!survey.can.edit}>
        <AboutFields fields={fields} group_id={at.group_id} canEdit={survey.can.edit} />
        <RequirementFields fields={fields} />
        <ExpressionField survey={survey} at={at} />
        <ReadingFields fields={fields} />
      </fieldset>
      {survey.can.edit && <SaveNote saving={saving} />}
    </div>
  )
}

/** What a survey is for: its name and text, whom the company looks for, and how it goes about it. */
export function PurposePage() {
  return <SurveyFrame page="purpose">{(survey, at) => <Purpose survey={survey} at={at} />}</SurveyFrame>
}
