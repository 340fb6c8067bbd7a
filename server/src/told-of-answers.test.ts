import { describe, expect, it } from 'vitest'
import { makeInvite } from '#features/invitations/invitations.factory'
import { notifyOfAnswer } from '#features/notifications/notifications.public'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { managerOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const told = async (token: string) => (await test.call('listNotifications', { token })).data

describe('what applicants do with a survey', () => {
  it('is told to whoever follows the survey, and to no manager of another department', async () => {
    const own = await company(test.db)
    const near = await managerOf(test, own.id, 'Bar')
    const far = await managerOf(test, own.id, 'Stock')
    const survey = await makeSurvey(test.db, { now: testDay, group_id: own.id, name: 'Barista' })
    await test.db
      .updateTable('surveys')
      .set({ department_id: near.department_id })
      .where('group_id', '=', own.id)
      .where('id', '=', survey.id)
      .execute()
    const invite = await makeInvite(test.db, {
      now: testDay,
      group_id: own.id,
      survey_id: survey.id,
      first_name: 'Siti',
      last_name: 'Rahim',
    })
    const telling = { db: test.db, now: testDay, announce: () => {} }
    const answered = { group_id: own.id, survey_id: survey.id, invite_id: invite.id }
    await notifyOfAnswer(telling, 'survey.completed', answered)
    await notifyOfAnswer(telling, 'survey.completed', answered)
    for (const { token } of [own.owner, near]) {
      expect(await told(token)).toMatchObject([
        { kind: 'survey.completed', params: { name: 'Siti Rahim', survey: { id: survey.id, name: 'Barista' } } },
      ])
    }
    expect(await told(far.token)).toEqual([])
  })
})
