import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { hashIdOf, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'
import { makeInvite } from './invitations.factory.ts'
import { markDeclined, markInterested } from './invites.queries.ts'

const test = useApp()
const hour_ms = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(testDay.getTime() - hours * hour_ms)

type Endpoint = 'listInterested' | 'listMaybeNextTime'

async function invited() {
  const { id: group_id, owner } = await company(test.db)
  const { id: survey_id } = await liveSurvey(test, group_id)
  let no = 0
  const invite = (first_name: string, wishes: Partial<Parameters<typeof makeInvite>[1]> = {}) => {
    no += 1
    const email = `${no}-${survey_id}@example.com`
    return makeInvite(test.db, { now: testDay, group_id, survey_id, no, first_name, email, ...wishes })
  }
  const ask = (name: Endpoint, wish: Record<string, string> = {}, token = owner.token) =>
    test.call(name, { token, query: { group_id, ...wish } })
  const namesIn = async (name: Endpoint, wish: Record<string, string> = {}, token = owner.token) => {
    const { data } = await ask(name, wish, token)
    return Array.isArray(data) ? data.map((row: { full_name: string }) => row.full_name) : []
  }
  return { group_id, survey_id, owner, invite, ask, namesIn }
}

const started = { state: inviteState.started, opened_at: hoursAgo(3), started_at: hoursAgo(3) }

describe('listInterested', () => {
  it('shows who said yes and who has begun, by name with the survey, and neither result nor code', async () => {
    const { group_id, survey_id, invite, ask } = await invited()
    await invite('Silent')
    const yes = await invite('Nurul', { reached: { state: inviteState.opened, opened_at: hoursAgo(2) } })
    await markInterested(test.db, { group_id, id: yes.id }, hoursAgo(1))
    await invite('Wei', { reached: started })
    const { status, data, pagination } = await ask('listInterested')
    expect({ status, data, pagination }).toMatchObject({
      status: 200,
      data: [
        { full_name: 'Wei Tan', state: inviteState.started, interest_at: hoursAgo(3).toISOString() },
        {
          id: yes.id,
          full_name: 'Nurul Tan',
          state: inviteState.opened,
          interest_at: hoursAgo(1).toISOString(),
          survey: { id: survey_id, hashId: expect.stringMatching(/^[0-9a-f]{32}$/), name: expect.any(String) },
        },
      ],
      pagination: { total: 2 },
    })
    expect(JSON.stringify(data)).not.toMatch(/"(no|code|status)"/)
  })

  it('narrows by state and survey, finds by name, and turns round', async () => {
    const { group_id, survey_id, invite, ask, namesIn } = await invited()
    await invite('Wei', { reached: started })
    const completed = { ...started, state: inviteState.completed, started_at: hoursAgo(1), completed_at: testDay }
    await invite('Nurul', { reached: completed })
    expect(await namesIn('listInterested', { order: '-interest_at' })).toEqual(['Nurul Tan', 'Wei Tan'])
    expect(await namesIn('listInterested', { filter: `state:${inviteState.completed}` })).toEqual(['Nurul Tan'])
    expect(
      await namesIn('listInterested', { filter: `survey:${await hashIdOf(test.db, group_id, survey_id)}` }),
    ).toHaveLength(2)
    expect(await namesIn('listInterested', { filter: `survey:${'0'.repeat(32)}` })).toEqual([])
    expect(await namesIn('listInterested', { keyword: 'wei' })).toEqual(['Wei Tan'])
    expect(await ask('listInterested', { filter: 'state:99' })).toMatchObject({
      status: 422,
      error: { filter: [expect.any(String)] },
    })
  })
})

describe('listMaybeNextTime', () => {
  it('shows who declined, with the option that they chose in the reader’s language, and their own words', async () => {
    const { group_id, invite, ask } = await invited()
    const no = await invite('Wei')
    await markDeclined(test.db, { group_id, id: no.id }, { option: 'found_a_job', reason: 'Ask me in June.' }, testDay)
    const quiet = await invite('Mei')
    await markDeclined(test.db, { group_id, id: quiet.id }, { option: null, reason: '' }, hoursAgo(1))
    await invite('Nurul', { reached: started })
    expect(await ask('listMaybeNextTime')).toMatchObject({
      status: 200,
      data: [
        { full_name: 'Mei Tan', decline_option: null, decline_reason: null },
        {
          full_name: 'Wei Tan',
          state: inviteState.declined,
          decline_option: 'I have found another job',
          decline_reason: 'Ask me in June.',
          interest_at: testDay.toISOString(),
        },
      ],
      pagination: { total: 2 },
    })
  })
})

describe.each(['listInterested', 'listMaybeNextTime'] as const)('%s', (endpoint) => {
  it('is for whoever sees the survey: members, managers of its department, and nobody of another company', async () => {
    const { group_id, survey_id, invite, ask, namesIn } = await invited()
    const reached = endpoint === 'listInterested' ? started : { state: inviteState.declined, opened_at: hoursAgo(2) }
    await invite('Wei', { reached })
    const ours = await managerOf(test, group_id, 'Kitchen')
    const theirs = await managerOf(test, group_id, 'Counter')
    await test.db
      .updateTable('surveys')
      .set({ department_id: ours.department_id })
      .where('group_id', '=', group_id)
      .where('id', '=', survey_id)
      .execute()
    const member = await memberOf(test, group_id)
    const stranger = await company(test.db)
    expect(await namesIn(endpoint, {}, ours.token)).toEqual(['Wei Tan'])
    expect(await namesIn(endpoint, {}, theirs.token)).toEqual([])
    expect((await ask(endpoint, {}, member.token)).status).toBe(200)
    expect((await ask(endpoint, {}, stranger.owner.token)).status).toBe(404)
  })
})
