import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { listOwnSurveys } from '@catchpitch/contract/respondent/own-surveys.endpoints'
import { changeResultStatus } from '@catchpitch/contract/results/decisions.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { signedIn } from '#testing/make'
import { answeredBy, surveyWithOwner } from '#testing/results'
import { testDay } from '#testing/test-day'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)

beforeEach(() => test.clock.moveTo(testDay))

/** Somebody who has completed a survey of a company that has promised to answer within so many days. */
async function completed(promised_reply_days: number | null) {
  const survey = await surveyWithOwner(test)
  await test.db.updateTable('groups').set({ promised_reply_days }).where('id', '=', survey.group_id).execute()
  const { id, user_id, invite_id } = await answeredBy(test, survey)
  await test.db
    .updateTable('invites')
    .set({ state: inviteState.completed, completed_at: testDay })
    .where('group_id', '=', survey.group_id)
    .where('id', '=', invite_id)
    .execute()
  const token = await signedIn(test.db, user_id, inDays(30))
  const seen = async () => {
    const [own] = listOwnSurveys.reply.parse((await test.call('listOwnSurveys', { token })).data)
    return [own?.stage, own?.reply_by]
  }
  const decide = async (status: number, notify: boolean) => {
    const { owner, query, survey_id } = survey
    const body = { survey_id, result_ids: [id], status, notify }
    const answer = await test.call('changeResultStatus', { token: owner.token, query, body })
    return changeResultStatus.reply.parse(answer.data)
  }
  return { survey, seen, decide }
}

describe('the stage that an applicant sees', () => {
  it('is being read, with the day by which the company has promised an answer', async () => {
    expect(await (await completed(10)).seen()).toEqual(['reading', inDays(10).toISOString()])
    expect(await (await completed(null)).seen()).toEqual(['reading', null])
  })

  it('keeps the day that was promised, whatever the company promises later', async () => {
    const { survey, seen } = await completed(10)
    const later = test.db.updateTable('groups').set({ promised_reply_days: 90 })
    await later.where('id', '=', survey.group_id).execute()
    expect(await seen()).toEqual(['reading', inDays(10).toISOString()])
  })

  it.each([
    [resultStatus.accepted, 'shortlisted'],
    [resultStatus.rejected, 'not_chosen'],
  ])('tells of the decision %s only when its mail has left', async (status, stage) => {
    const { seen, decide } = await completed(10)
    const { undo_until } = await decide(status, true)
    expect(await seen()).toEqual(['reading', inDays(10).toISOString()])
    test.clock.moveTo(new Date(undo_until))
    expect(await seen()).toEqual([stage, null])
  })

  it('stays as it was where the company has told nothing, or has taken it back', async () => {
    const quiet = await completed(null)
    await quiet.decide(resultStatus.rejected, false)
    const kept = await completed(null)
    await kept.decide(resultStatus.pipeline, false)
    const undone = await completed(null)
    const { id } = await undone.decide(resultStatus.rejected, true)
    await test.call('undoResultStatus', { token: undone.survey.owner.token, query: undone.survey.query, body: { id } })
    test.clock.moveTo(inDays(1))
    for (const { seen } of [quiet, kept, undone]) expect(await seen()).toEqual(['reading', null])
  })
})
