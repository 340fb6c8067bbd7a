import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { ImportParticipants } from './import-participants.tsx'

/** Brings a whole list of people to a survey: choose a file, look, invite. */
export function ImportParticipantsPage() {
  return <SurveyFrame page="import-participants">{(_, survey) => <ImportParticipants survey={survey} />}</SurveyFrame>
}
