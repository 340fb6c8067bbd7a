import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'

type Standing = Pick<WholeSurvey, 'questions'> & { participants: Pick<WholeSurvey['participants'], 'invited'> }

/** Where editing a survey begins, as the specification has it: with what it lacks, or with whom it is about. */
export function editLanding({ questions, participants }: Standing) {
  if (questions === 0) return '/surveys/$id/questions'
  return participants.invited > 0 ? '/surveys/$id/participants' : '/surveys/$id/email-templates'
}
