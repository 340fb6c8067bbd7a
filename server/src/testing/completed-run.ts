import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { makePerson } from '#content/make-person'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import { makeRecording } from '#features/speech/speech.factory'
import { makePicture } from '#features/statement-pictures/statement-pictures.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { type TestApp } from './app.ts'
import { testDay } from './test-day.ts'

/** The last is the most important, so that the order of the ranks is not that of the slots. */
const ranking = [8, 7, 6, 5, 4, 3, 2, 1]
const statements = ranking.map((_, index) => ({
  text: `Statement ${index + 1}`,
  feeling: (index % 4) + 1,
  control: (index % 3) + 1,
}))

type Wishes = {
  group_id: string
  /** Left out: a new one. */
  survey_id?: string
  no?: number
  first_name?: string
  last_name?: string
  status?: ResultStatus
  now?: Date
  /** Left out: eight of them, whose number is their slot. */
  statements?: readonly { text: string; feeling: number; control: number }[]
  ranking?: readonly number[]
  /** How many of the survey's situations were answered. Left out: all. */
  situations?: number
}

/** Somebody who has completed a survey of this company. */
export async function completedRun({ db }: TestApp, wishes: Wishes) {
  const { group_id, now = testDay, no = 1, first_name = 'Aisyah', last_name = 'Tan' } = wishes
  const survey_id = wishes.survey_id ?? (await makeSurvey(db, { now: testDay, group_id })).id
  const { situation_ids } = await db
    .selectFrom('surveys')
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .select('situation_ids')
    .executeTakeFirstOrThrow()
  const { id: user_id } = await makePerson(db, { now: testDay, first_name, last_name })
  const reached = { state: inviteState.completed, started_at: now, completed_at: now }
  const invited = { group_id, survey_id, no, user_id, first_name, last_name, reached }
  const { id: invite_id } = await makeInvite(db, { ...invited, now: testDay })
  const answered = { statements: wishes.statements ?? statements, ranking: wishes.ranking ?? ranking }
  const situations = situation_ids.slice(0, wishes.situations).map((situation_id) => ({ situation_id, ...answered }))
  const status = wishes.status ?? null
  const { id } = await makeResult(db, { now, group_id, survey_id, invite_id, user_id, situations, status })
  return { id, survey_id, situation_ids, user_id }
}

/** Lets a statement of somebody's first situation be a picture without a word. */
export async function pictured(
  { db }: TestApp,
  { group_id, id, slot }: { group_id: string; id: string; slot: number },
) {
  const picture = await makePicture(db, { now: testDay, group_id, attempt_id: id })
  await db
    .updateTable('statements')
    .set({ picture_id: picture.id, input_method: 4, text: '' })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('topic', '=', 1)
    .where('slot', '=', slot)
    .execute()
  return picture
}

/** Lets a statement of somebody's first situation have been spoken. */
export async function spoken({ db }: TestApp, { group_id, id, slot }: { group_id: string; id: string; slot: number }) {
  const recording = await makeRecording(db, { now: testDay, group_id, attempt_id: id })
  await db
    .updateTable('statements')
    .set({ recording_id: recording.id, input_method: 2 })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .where('topic', '=', 1)
    .where('slot', '=', slot)
    .execute()
  return recording
}
