import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { draftSurvey, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

async function draft(wishes: Parameters<typeof draftSurvey>[1] = {}) {
  const survey = await draftSurvey(test, wishes)
  const { group_id, id, owner } = survey
  const publish = (token = owner.token) =>
    test.call('publishSurvey', { token, params: { id }, query: { group_id }, body: {} })
  const editions = () =>
    test.db
      .selectFrom('survey_editions')
      .where('group_id', '=', group_id)
      .where('survey_id', '=', id)
      .select(['edition', 'published_at'])
      .execute()
  return { ...survey, publish, editions }
}

describe('publishSurvey', () => {
  it('lets a draft out, once however often it is pressed', async () => {
    const { publish, editions } = await draft()
    expect(await publish()).toMatchObject({ status: 200, data: { status: 1 } })
    expect(await publish()).toMatchObject({ status: 200, data: { status: 1 } })
    expect(await editions()).toEqual([{ edition: 1, published_at: testDay }])
  })

  it('asks for questions first', async () => {
    const { group_id, id, publish, editions } = await draft()
    await test.db
      .updateTable('surveys')
      .set({ situation_ids: [] })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    expect(await publish()).toMatchObject({ status: 409, code: 'survey.unready' })
    expect(await editions()).toEqual([])
  })

  it('lets nothing out that is over', async () => {
    const { publish } = await draft({ expires_at: testDay })
    expect(await publish()).toMatchObject({ status: 409, code: 'survey.closed' })
  })

  it('is refused to members, and to managers of other departments as if there were none', async () => {
    const { group_id, id, publish } = await draft()
    expect(await publish((await memberOf(test, group_id)).token)).toMatchObject({ status: 403 })
    const ours = await managerOf(test, group_id, 'Kitchen')
    const theirs = await managerOf(test, group_id, 'Bar')
    await test.db
      .updateTable('surveys')
      .set({ department_id: ours.department_id })
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .execute()
    expect(await publish(theirs.token)).toMatchObject({ status: 404 })
    expect(await publish(ours.token)).toMatchObject({ status: 200 })
  })
})
