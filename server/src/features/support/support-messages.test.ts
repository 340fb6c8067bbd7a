import { beforeEach, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makeSupportMessage } from './support.factory.ts'

const test = useApp()

/** Each test has the list to itself. */
beforeEach(async () => {
  await acrossGroups(test.db).deleteFrom('support_messages').execute()
})

const moderator = () => person(test.db, { platform_role: 'moderator', first_name: 'Ravi', last_name: 'Kumar' })
const at = (seconds: number) => new Date(testDay.getTime() + seconds * 1000)
const visitorWrote = (message: string, seconds = 0) => makeSupportMessage(test.db, { now: at(seconds), message })

async function list(token: string, query: Record<string, string> = {}) {
  const { data } = await test.call('listSupportMessages', { token, query })
  return Array.isArray(data) ? data.map((row: { excerpt: string }) => row.excerpt) : []
}

const mark = (token: string, id: string, body: unknown) =>
  test.call('markSupportMessage', { token, params: { id }, body })

describe('listSupportMessages', () => {
  it('shows who wrote, from where, and how it begins', async () => {
    const { token } = await moderator()
    const { id: group_id, owner } = await company(test.db, 'Kopi & Kain')
    const message = `Long\nago ${'x'.repeat(300)}`
    const { id, number } = await makeSupportMessage(test.db, { now: testDay, group_id, user_id: owner.id, message })
    const { data, pagination } = await test.call('listSupportMessages', { token })
    expect(data).toEqual([
      {
        id,
        number,
        name: 'Aisyah Tan',
        email: owner.email,
        user_id: owner.id,
        group: { id: group_id, name: 'Kopi & Kain' },
        excerpt: `Long ago ${'x'.repeat(151)}…`,
        created_at: testDay.toISOString(),
        answered: null,
      },
    ])
    expect(pagination).toMatchObject({ total: 1 })
  })

  it('shows a visitor as they called themselves, and with no company', async () => {
    const { token } = await moderator()
    await visitorWrote('Hello')
    expect(await test.call('listSupportMessages', { token })).toMatchObject({
      data: [{ name: 'Siti Aminah', email: 'siti@example.com', user_id: null, group: null }],
    })
  })

  it('goes by time in both directions, twenty a page', async () => {
    const { token } = await moderator()
    const written = Array.from({ length: 22 }, (_, index) => `Number ${index}`)
    for (const [index, message] of written.entries()) await visitorWrote(message, index)
    expect(await list(token)).toEqual(written.slice(0, 20))
    expect(await list(token, { order: '-created_at', page: '2' })).toEqual(['Number 1', 'Number 0'])
  })

  it('finds by words of the text, by a visitor and by the account of a person', async () => {
    const { token } = await moderator()
    const { id: user_id } = await person(test.db, { first_name: '伟', last_name: '李', email: 'wei@kopi.example' })
    await makeSupportMessage(test.db, { now: testDay, user_id, message: 'About results' })
    await visitorWrote('About prices', 1)
    expect(await list(token, { keyword: 'PRICES' })).toEqual(['About prices'])
    expect(await list(token, { keyword: 'siti' })).toEqual(['About prices'])
    expect(await list(token, { keyword: '李' })).toEqual(['About results'])
    expect(await list(token, { keyword: 'kopi.example' })).toEqual(['About results'])
    expect(await list(token, { keyword: '%' })).toEqual([])
  })

  it('tells what is open from what is answered, and companies apart', async () => {
    const { token } = await moderator()
    const { id: group_id, owner } = await company(test.db)
    await makeSupportMessage(test.db, { now: testDay, group_id, user_id: owner.id, message: 'Open' })
    const { id } = await visitorWrote('Answered', 1)
    await mark(token, id, { answered: true })
    expect(await list(token, { filter: 'state:open' })).toEqual(['Open'])
    expect(await list(token, { filter: 'state:answered' })).toEqual(['Answered'])
    expect(await list(token, { filter: 'state:open,answered' })).toEqual(['Open', 'Answered'])
    expect(await list(token, { filter: `group:${group_id}` })).toEqual(['Open'])
  })

  it.each([
    [{ order: 'email' }, 'order'],
    [{ filter: 'state:lost' }, 'filter'],
    [{ keyword: 'a\0b' }, 'keyword'],
  ])('refuses %j by field', async (query, field) => {
    const { token } = await moderator()
    const answer = await test.call('listSupportMessages', { token, query })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})

describe('getSupportMessage', () => {
  it('shows the whole of it as it was written', async () => {
    const { token } = await moderator()
    const message = `First\n\n${'x'.repeat(300)}`
    const { id } = await visitorWrote(message)
    expect(await test.call('getSupportMessage', { token, params: { id } })).toMatchObject({
      status: 200,
      data: { id, message, page: '/', language: 'en', answered: null, can: { mark: true } },
    })
  })

  it('does not know what is not there', async () => {
    const { token } = await moderator()
    const missing = { token, params: { id: newId(testDay) } }
    expect(await test.call('getSupportMessage', missing)).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('is for staff only', async () => {
    const { id: group_id, owner } = await company(test.db)
    const { id } = await makeSupportMessage(test.db, { now: testDay, group_id, user_id: owner.id })
    expect(await test.call('getSupportMessage', { token: owner.token, params: { id } })).toMatchObject({ status: 403 })
    expect(await test.call('getSupportMessage', { params: { id } })).toMatchObject({ status: 401 })
  })
})

describe('markSupportMessage', () => {
  it('notes who answered and when, and opens it again', async () => {
    const { token } = await moderator()
    const { id } = await visitorWrote('Hello')
    expect(await mark(token, id, { answered: true })).toMatchObject({
      status: 200,
      data: { id, answered: { at: testDay.toISOString(), by: 'Ravi Kumar' } },
    })
    expect(await mark(token, id, { answered: false })).toMatchObject({ data: { answered: null } })
  })

  it('leaves it with whoever answered first, and says each change once in the audit log', async () => {
    const first = await moderator()
    const second = await person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })
    const { id } = await visitorWrote('Hello')
    await mark(first.token, id, { answered: true })
    expect(await mark(second.token, id, { answered: true })).toMatchObject({ data: { answered: { by: 'Ravi Kumar' } } })
    const events = await acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('subject_id', '=', id)
      .select(['action', 'actor_id'])
      .execute()
    expect(events).toEqual([{ action: 'markSupportMessage', actor_id: first.id }])
  })

  it('does not know what is not there, and asks for the state by field', async () => {
    const { token } = await moderator()
    const { id } = await visitorWrote('Hello')
    expect(await mark(token, newId(testDay), { answered: true })).toMatchObject({ status: 404 })
    expect(await mark(token, id, { answered: 'perhaps' })).toMatchObject({
      status: 422,
      error: { answered: [expect.any(String)] },
    })
  })
})
