import type { BodyOf } from '@catchpitch/contract/endpoint'
import { noSlider } from '@catchpitch/contract/pitch/pitch-choice'
import type { saveSurveyPitch as endpoint } from '@catchpitch/contract/surveys/survey-pitch.endpoints'
import { refuseField } from '#platform/refusal'
import { applyChange, lockForChange } from './change-survey.ts'
import type { CompanyContext } from './get-survey.ts'
import { holdPitch } from './survey-writes.queries.ts'

/** Which pitch its applicants see from now on. */
export async function savePitchChoice(
  context: CompanyContext,
  survey_id: string,
  { version, pitch_id }: BodyOf<typeof endpoint>,
) {
  const survey = await lockForChange(context, survey_id, { version })
  if (pitch_id === noSlider) return applyChange(context, survey, { shows_pitch: false, pitch_id: null })
  if (pitch_id !== null && !(await holdPitch(context.db, context.group.id, pitch_id))) {
    return refuseField('pitch_id', 'field.choice')
  }
  return applyChange(context, survey, { shows_pitch: true, pitch_id })
}
