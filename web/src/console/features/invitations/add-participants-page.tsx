import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { AddParticipantsForm } from './add-participants-form.tsx'

/** Puts people on the list of a survey, row by row. */
export function AddParticipantsPage() {
  return <SurveyFrame page="participants">{(_, survey) => <AddParticipantsForm survey={survey} />}</SurveyFrame>
}
