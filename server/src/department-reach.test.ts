import { expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { draftSurvey, managerOf } from '#testing/surveys'

const test = useApp()

/** A survey of one department, with its manager and the manager of another. */
async function divided() {
  const { group_id, id } = await draftSurvey(test, { state: 'live' })
  const ours = await managerOf(test, group_id, 'Kitchen')
  const theirs = await managerOf(test, group_id, 'Counter')
  await test.db
    .updateTable('surveys')
    .set({ department_id: ours.department_id })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
  return { id, query: { group_id }, ours: ours.token, theirs: theirs.token }
}

const person = {
  first_name: 'Mei',
  last_name: 'Chen',
  email: 'mei@example.com',
  country_code: '+60',
  mobile: '0123456789',
}

it.each(['listSurveyResults', 'getParticipation', 'listInvites', 'getEmailTemplates'] as const)(
  '%s shows a survey to the managers of its department, and not to others',
  async (call) => {
    const { id, query, ours, theirs } = await divided()
    expect(await test.call(call, { token: ours, params: { id }, query })).toMatchObject({ status: 200 })
    expect(await test.call(call, { token: theirs, params: { id }, query })).toMatchObject({ status: 404 })
  },
)

it('addParticipants and listParticipants keep to the departments of a manager', async () => {
  const { id, query, ours, theirs } = await divided()
  const add = (token: string) =>
    test.call('addParticipants', { token, params: { id }, query, body: { participants: [person] } })
  expect(await add(theirs)).toMatchObject({ status: 404 })
  expect(await add(ours)).toMatchObject({ status: 200 })
  const listed = (token: string) => test.call('listParticipants', { token, query })
  expect(await listed(ours)).toMatchObject({ data: [{ email: person.email }] })
  expect(await listed(theirs)).toMatchObject({ status: 200, data: [] })
})
