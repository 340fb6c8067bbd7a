import { dayOf } from '@catchpitch/contract/dates'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { insertComment } from '#features/comments/comments.queries'
import { makePitchQuestion } from '#features/pitch/pitch.factory'
import { insertLink } from '#features/report-links/report-links.queries'
import { reportToken } from '#features/report-links/report-token'
import { writeOutcome } from '#features/results/outcome.queries'
import { newId } from '#platform/ids'
import { findSession } from '#platform/session/session.queries'
import { tokenHash } from '#platform/session/token'
import type { TestApp } from './app.ts'
import type { Asked, Params } from './asked-record.ts'
import { completedRun, spoken } from './completed-run.ts'
import { waitingExport } from './exports.ts'
import { company } from './make.ts'
import { respondent } from './respondent.ts'
import { testSecrets } from './secrets.ts'
import { testDay } from './test-day.ts'

/*
 * Records for the paths that name a run of a survey, or something that belongs to one.
 */

export async function result({ test, group_id }: Asked): Promise<Params> {
  const { id } = await completedRun(test, { group_id })
  return { id }
}

export async function hiredResult({ test, group_id }: Asked): Promise<Params> {
  const { id } = await completedRun(test, { group_id, status: resultStatus.accepted })
  await writeOutcome(test.db, group_id, id, { hired_on: dayOf(testDay), resigned_on: null })
  return { id }
}

export async function heardResult({ test, group_id }: Asked): Promise<Params> {
  const { id } = await completedRun(test, { group_id })
  // The most important one: every role reads it.
  return { id, recording_id: (await spoken(test, { group_id, id, slot: 8 })).id }
}

/** By the caller; by somebody who has left where nobody calls. */
export async function ownComment({ test, group_id, token, idOf }: Asked): Promise<Params> {
  const { id } = await completedRun(test, { group_id })
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  const comment = { group_id, attempt_id: id, id: newId(testDay), user_id: session?.user_id ?? idOf('former') }
  await insertComment(test.db, { ...comment, text: 'Anything' }, testDay)
  return { id, comment_id: comment.id }
}

/** By the caller, like a comment. */
async function ownExport({ test, group_id, token, idOf }: Asked): Promise<Params> {
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  return { id: await waitingExport(test, { group_id, requested_by: session?.user_id ?? idOf('former') }) }
}

/** Made by somebody who has left, where nobody calls. */
async function reportLink({ test, group_id, token, idOf }: Asked): Promise<Params> {
  const { id: attempt_id, survey_id } = await completedRun(test, { group_id })
  const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
  const id = newId(testDay)
  const link = { survey_id, kind: 'organic', attempt_ids: [attempt_id], level: 6 } as const
  const created_by = session?.user_id ?? idOf('former')
  const expires_at = new Date(testDay.getTime() + 60_000)
  await insertLink(test.db, { ...link, attempt_ids: [attempt_id], group_id, id, created_by, expires_at }, testDay)
  return { id }
}

/** Asked by somebody who takes a survey of the company's. */
async function pitchQuestion({ test, group_id }: Asked): Promise<Params> {
  const { id: attempt_id } = await completedRun(test, { group_id })
  return makePitchQuestion(test.db, { now: testDay, group_id, attempt_id })
}

/** By an owner, so that whoever has the link reads it. */
async function sharedReport({ test }: Asked): Promise<Params> {
  const { id: group_id, owner } = await company(test.db)
  const { id: attempt_id, survey_id } = await completedRun(test, { group_id })
  const expires_at = new Date(testDay.getTime() + 60_000)
  const link = { group_id, id: newId(testDay), expires_at }
  const shown = { survey_id, kind: 'organic', attempt_ids: [attempt_id], level: 6, created_by: owner.id } as const
  await insertLink(test.db, { ...shown, attempt_ids: [attempt_id], ...link }, testDay)
  return { token: reportToken(testSecrets, link) }
}

/** What was said about runs, taken away of them, and shared. */
export const recordsOfRuns = {
  answerPitchQuestion: pitchQuestion,
  getComment: ownComment,
  updateComment: ownComment,
  removeComment: ownComment,
  getExport: ownExport,
  openReport: sharedReport,
  revokeReportLink: reportLink,
}

type MakeOfRun = (
  db: TestApp['db'],
  run: { now: Date; group_id: string; attempt_id: string },
) => Promise<{ id: string }>

/** Of the survey that the caller takes; of somebody's where nobody takes one. */
export const ofRun =
  (make: MakeOfRun) =>
  async ({ test, token }: Asked): Promise<Params> => {
    const session = token === null ? null : await findSession(test.db, tokenHash(token), null)
    const { attempt_id, attempt_group_id } = session ?? { attempt_id: null, attempt_group_id: null }
    if (attempt_id && attempt_group_id) {
      return make(test.db, { now: testDay, group_id: attempt_group_id, attempt_id })
    }
    const { group_id, test_id } = await respondent(test)
    return make(test.db, { now: testDay, group_id, attempt_id: test_id })
  }
