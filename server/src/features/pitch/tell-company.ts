import { randomUUID } from 'node:crypto'
import type { Access } from '@catchpitch/contract/access/access'
import type { SlideReaction } from '@catchpitch/contract/pitch/slide-reactions'
import { holdPen } from '#features/respondent/respondent.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { slidesOfSurvey } from './slides-of-survey.ts'
import { findOwnQuestion, saveQuestion, saveReaction, saveView } from './story.queries.ts'

type Applicant = Context<Extract<Access, { kind: 'respondent' }>>

/** Only of what their own survey shows. */
async function requireShown({ db, attempt, person }: Applicant, slide_id: string): Promise<void> {
  const { group_id, survey_id } = await holdPen(db, attempt, person.session)
  const slides = await slidesOfSurvey(db, group_id, survey_id)
  if (!slides.some(({ id }) => id === slide_id)) refuse('record.missing')
}

/** Names nobody and nothing: what there is to see is a sum. */
const announceTo = ({ announce, attempt }: Applicant) =>
  announce({ topic: 'pitch', group_id: attempt.group_id, id: null })

export async function noteSeen(applicant: Applicant, slide_id: string): Promise<void> {
  await requireShown(applicant, slide_id)
  await saveView(applicant.db, applicant.attempt, slide_id, applicant.now)
  announceTo(applicant)
}

export async function reactToSlide(
  applicant: Applicant,
  slide_id: string,
  reaction: SlideReaction | null,
): Promise<void> {
  await requireShown(applicant, slide_id)
  await saveReaction(applicant.db, applicant.attempt, { slide_id, reaction }, applicant.now)
  announceTo(applicant)
}

/** Asks, or asks in other words. What is answered stands before others, and stays. */
export async function askCompany(applicant: Applicant, question: string) {
  const { db, attempt, person, now } = applicant
  await holdPen(db, attempt, person.session)
  // Unlike our other ids it tells no time, by which a company of few applicants could tell who asked.
  const isSaved = await saveQuestion(db, attempt, { id: randomUUID(), question }, now)
  const asked = (await findOwnQuestion(db, attempt)) ?? refuse('record.missing')
  // A repeat of what was lost on the way is no change.
  if (!isSaved && asked.question !== question) refuse('pitch.answered')
  announceTo(applicant)
  return asked
}
