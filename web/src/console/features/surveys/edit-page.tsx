import { Navigate } from '@tanstack/react-router'
import { editLanding } from '../../survey/edit-landing.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'

/** Leads on to where editing begins. Something stands here only until the survey is known, or if it cannot be. */
export function EditPage() {
  return (
    <SurveyFrame page="edit">
      {(survey) => <Navigate replace to={editLanding(survey)} params={{ id: survey.id }} />}
    </SurveyFrame>
  )
}
