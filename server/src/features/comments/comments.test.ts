import { listComments } from '@catchpitch/contract/comments/comments.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

type Somebody = { id: string; token: string }
let group_id = ''
let owner: Somebody
let member: Somebody
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
  member = await memberOf(test, group_id)
})

const query = () => ({ group_id })
const say = (token: string | null, id: string, text: string) =>
  test.call('addComment', { token, params: { id }, query: query(), body: { text } })
const rate = (token: string | null, id: string, rating: unknown) =>
  test.call('rateResult', { token, params: { id }, query: query(), body: { rating } })
const list = async (token: string, id: string) =>
  listComments.reply.parse((await test.call('listComments', { token, params: { id }, query: query() })).data)

/** The id of what was just said. */
async function said(token: string, id: string, text: string): Promise<string> {
  return z.object({ id: z.uuid() }).parse((await say(token, id, text)).data).id
}

const one = (name: 'getComment' | 'updateComment' | 'removeComment', token: string, id: string, comment_id: string) =>
  test.call(name, {
    token,
    params: { id, comment_id },
    query: query(),
    body: name === 'updateComment' ? { text: 'Better said', version: 1 } : undefined,
  })

describe('listComments', () => {
  it('hides what others think until one has rated oneself', async () => {
    const { id } = await completedRun(test, { group_id })
    await rate(owner.token, id, 4)
    await said(owner.token, id, 'I like how she puts it.')
    await said(member.token, id, 'Mine.')
    expect(await list(member.token, id)).toMatchObject({
      own_rating: null,
      rated_by_others: 1,
      ratings: [],
      hidden: 1,
      comments: [{ text: 'Mine.', is_own: true }],
    })
    expect(await rate(member.token, id, 2)).toMatchObject({ status: 200, data: { rating: 2 } })
    expect(await list(member.token, id)).toMatchObject({
      own_rating: 2,
      ratings: [{ author: { id: owner.id }, rating: 4 }],
      hidden: 0,
      comments: [{ text: 'I like how she puts it.', is_own: false }, { text: 'Mine.' }],
    })
  })

  it('knows one rating of each person, the last', async () => {
    const { id } = await completedRun(test, { group_id })
    await rate(owner.token, id, 1)
    await rate(owner.token, id, 5)
    await rate(member.token, id, 3)
    expect((await list(member.token, id)).ratings.map(({ rating }) => rating)).toEqual([5])
  })
})

describe('a comment', () => {
  it('is changed and taken back by its author alone', async () => {
    const { id } = await completedRun(test, { group_id })
    const comment_id = await said(owner.token, id, 'First')
    await rate(member.token, id, 3)
    for (const name of ['updateComment', 'removeComment'] as const) {
      expect(await one(name, member.token, id, comment_id)).toMatchObject({ status: 403 })
    }
    expect(await one('updateComment', owner.token, id, comment_id)).toMatchObject({
      status: 200,
      data: { text: 'Better said', version: 2 },
    })
    expect(await one('updateComment', owner.token, id, comment_id)).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(await one('removeComment', owner.token, id, comment_id)).toMatchObject({ status: 200 })
    expect(await one('getComment', owner.token, id, comment_id)).toMatchObject({ status: 404 })
  })

  it('does not exist for who may not see it yet, nor under another result', async () => {
    const { id } = await completedRun(test, { group_id })
    const comment_id = await said(owner.token, id, 'Hidden')
    for (const name of ['getComment', 'updateComment', 'removeComment'] as const) {
      expect(await one(name, member.token, id, comment_id)).toMatchObject({ status: 404, code: 'record.missing' })
    }
    const other = await completedRun(test, { group_id })
    expect(await one('getComment', owner.token, other.id, comment_id)).toMatchObject({ status: 404 })
  })
})

describe('addComment and rateResult', () => {
  it('are for people who read results, of results that there are, and name what is wrong', async () => {
    const { id } = await completedRun(test, { group_id })
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(await say(null, id, 'x')).toMatchObject({ status: 401 })
    expect(await say(applicant.token, id, 'x')).toMatchObject({ status: 403 })
    expect(await say(owner.token, newId(testDay), 'x')).toMatchObject({ status: 404 })
    expect(await say(owner.token, id, ' ')).toMatchObject({ status: 422, error: { text: [expect.any(String)] } })
    for (const wrong of [0, 6, 2.5, 'good']) {
      expect(await rate(owner.token, id, wrong)).toMatchObject({ status: 422, error: { rating: [expect.any(String)] } })
    }
    expect((await list(owner.token, id)).comments).toEqual([])
  })
})
