import { endpoints } from '@catchpitch/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company } from '#testing/make'
import { liveSurvey } from '#testing/respondent'
import { anotherPlace } from '#testing/sign-up'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

const mei = {
  first_name: 'Mei',
  last_name: 'Chen',
  country_code: '+60',
  mobile: '0123456789',
  language: 'ms',
}

async function shared() {
  const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
  const { id: survey_id } = await liveSurvey(test, group_id)
  const scope = { token: owner.token, params: { id: survey_id }, query: { group_id } }
  const open = async () => endpoints.openShareLink.reply.parse((await test.call('openShareLink', scope)).data)
  const { id } = await open()
  const named = { survey_id, id }
  const visit = () => test.call('getSharedSurvey', { params: named, ip: anotherPlace() })
  const join = (email: string, rest = {}) =>
    test.call('joinSharedSurvey', { params: named, body: { ...mei, email, ...rest }, ip: anotherPlace() })
  const people = () =>
    test.db
      .selectFrom('invites')
      .where('group_id', '=', group_id)
      .select(['email', 'source', 'language', 'link_generation'])
      .execute()
  return { group_id, scope, id, open, visit, join, people }
}

describe('a share link', () => {
  it('is one for each survey, and tells a visitor where it leads', async () => {
    const { id, open, visit } = await shared()
    expect(await open()).toMatchObject({ id, people: 0 })
    const { status, data } = await visit()
    expect(status).toBe(200)
    const told = endpoints.getSharedSurvey.reply.parse(data)
    expect(told).toMatchObject({ company: 'Kopi & Kain', survey: 'Barista' })
    expect(told.questions).toBeGreaterThan(0)
  })

  it('puts whoever comes on the list and sends them the way in', async () => {
    const { join, people, open } = await shared()
    expect(await join('walk-in@example.com')).toMatchObject({ status: 200, data: null })
    expect(await people()).toMatchObject([{ email: 'walk-in@example.com', source: 3, language: 'ms' }])
    expect(await open()).toMatchObject({ people: 1 })
    const body = await mailbox.linkTo('walk-in@example.com')
    expect(await test.call('temporaryLogin', { body })).toMatchObject({ status: 200 })
  })

  it('writes again to somebody who is on the list, says the same, and puts nobody on it twice', async () => {
    const { join, people } = await shared()
    const first = await join('twice@example.com')
    const second = await join('TWICE@example.com', { first_name: 'Other' })
    expect([second.status, second.message, second.data]).toEqual([first.status, first.message, first.data])
    expect(await people()).toMatchObject([{ email: 'twice@example.com', link_generation: 2 }])
    expect(await mailbox.mailsTo('twice@example.com')).toHaveLength(1)
  })

  it('asks for what every invitation asks for', async () => {
    const { join } = await shared()
    const answer = await join('nobody', { first_name: '', mobile: '1' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error).toSorted()).toEqual(['email', 'first_name', 'mobile'])
  })

  it('lets nobody in once it is ended, or the survey is over', async () => {
    const { group_id, scope, visit, join, open } = await shared()
    expect(await test.call('closeShareLink', scope)).toMatchObject({ status: 200 })
    for (const answer of [await visit(), await join('late@example.com')]) {
      expect(answer).toMatchObject({ status: 410, code: 'link.expired' })
    }
    const { id } = await open()
    await test.db
      .updateTable('surveys')
      .set({ expires_at: testDay })
      .where('group_id', '=', group_id)
      .where('id', '=', scope.params.id)
      .execute()
    const params = { survey_id: scope.params.id, id }
    expect(await test.call('getSharedSurvey', { params })).toMatchObject({ status: 410 })
  })

  it('is made and ended by those who may invite', async () => {
    const { group_id, scope } = await shared()
    const { token } = await colleague(test.db, group_id, 'member')
    expect(await test.call('openShareLink', { ...scope, token })).toMatchObject({ status: 403 })
    expect(await test.call('closeShareLink', { ...scope, token })).toMatchObject({ status: 403 })
  })
})
