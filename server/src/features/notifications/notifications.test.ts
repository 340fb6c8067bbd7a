import { limits } from '@catchpitch/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { colleague, company, impersonating, person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { makeNotification } from './notification.factory.ts'

const test = useApp()
const minutes = (count: number) => new Date(testDay.getTime() + count * 60_000)

type Company = Awaited<ReturnType<typeof company>>
let own: Company
let newcomer: { id: string; token: string }

beforeEach(async () => {
  own = await company(test.db)
  newcomer = await colleague(test.db, own.id, 'member', { first_name: 'Mei', last_name: 'Chen' })
})

/** Tells the owner that the newcomer joined, so many minutes after the day began. */
const told = (at = 0, more: { user_id?: string; group_id?: string | null; read_at?: Date } = {}) =>
  makeNotification(test.db, {
    now: minutes(at),
    user_id: own.owner.id,
    group_id: own.id,
    kind: 'colleague.joined',
    params: { person_id: newcomer.id },
    ...more,
  })

const list = (token: string, query: Record<string, string> = {}) => test.call('listNotifications', { token, query })
const read = (token: string, ids: unknown) => test.call('readNotifications', { token, body: { ids } })
const unread = async (token: string) => (await list(token, { filter: 'state:unread' })).pagination

describe('listNotifications', () => {
  it('asks for a session', async () => {
    expect(await list('')).toMatchObject({ status: 401, code: 'session.missing' })
  })

  it("shows a person's own, newest first if asked, by names as they are today", async () => {
    const older = await told(0, { read_at: minutes(1) })
    const newer = await told(5)
    await told(6, { user_id: newcomer.id })
    const answer = await list(own.owner.token, { order: '-created_at' })
    const params = { name: 'Mei Chen' }
    const group = { id: own.id, name: own.name }
    expect(answer.data).toEqual([
      {
        id: newer.id,
        group,
        kind: 'colleague.joined',
        params,
        read_at: null,
        created_at: minutes(5).toISOString(),
      },
      {
        id: older.id,
        group,
        kind: 'colleague.joined',
        params,
        read_at: minutes(1).toISOString(),
        created_at: testDay.toISOString(),
      },
    ])
    expect((await list(own.owner.token)).data).toMatchObject([{ id: older.id }, { id: newer.id }])
  })

  it('goes on to a second page', async () => {
    for (let minute = 0; minute <= limits.list.per_page; minute += 1) await told(minute)
    const { data, pagination } = await list(own.owner.token, { order: '-created_at', page: '2' })
    expect([data, pagination]).toMatchObject([[{ created_at: testDay.toISOString() }], { total: 21, last_page: 2 }])
    expect((await list(own.owner.token, { order: '-created_at' })).pagination).toMatchObject({ total: 21 })
  })

  it('keeps the name of nobody who was erased', async () => {
    await told()
    const blank = { first_name: '', last_name: '' }
    await test.db.updateTable('users').set(blank).where('id', '=', newcomer.id).execute()
    expect((await list(own.owner.token)).data).toMatchObject([{ params: { name: null } }])
  })

  it("tells of a mail whom it was for, and of a plan what it is called in the reader's language", async () => {
    const mei = await person(test.db, { language: 'zh' })
    await makeMembership(test.db, { now: testDay, group_id: own.id, user_id: mei.id, role: 'owner' })
    const plan = await test.db.selectFrom('plans').where('sku', '=', 'custom').select('id').executeTakeFirstOrThrow()
    const to = { user_id: mei.id, group_id: own.id }
    const ends_at = minutes(60).toISOString()
    await makeNotification(test.db, {
      ...to,
      now: minutes(1),
      kind: 'plan.ending',
      params: { plan_id: plan.id, ends_at, is_trial: false },
    })
    await makeNotification(test.db, {
      ...to,
      now: minutes(2),
      kind: 'mail.failed',
      params: { mail_id: newId(testDay) },
    })
    expect((await list(mei.token)).data).toMatchObject([
      { kind: 'plan.ending', params: { plan: '定制版', ends_at, is_trial: false } },
      { kind: 'mail.failed', params: { name: null } },
    ])
  })

  it('shows what is read, what is not, and how much of it', async () => {
    const old = await told(0, { read_at: minutes(1) })
    const fresh = await told(1)
    expect(await list(own.owner.token, { filter: 'state:unread' })).toMatchObject({
      data: [{ id: fresh.id }],
      pagination: { total: 1 },
    })
    expect(await list(own.owner.token, { filter: 'state:read' })).toMatchObject({ data: [{ id: old.id }] })
    expect(await list(own.owner.token, { filter: 'state:read,unread' })).toMatchObject({ pagination: { total: 2 } })
    expect(await list(own.owner.token, { filter: 'state:gone' })).toMatchObject({
      status: 422,
      error: { filter: ['This filter is not known here.'] },
    })
  })

  it('comes page by page', async () => {
    for (let count = 0; count < limits.list.per_page + 1; count += 1) await told(count)
    const second = await list(own.owner.token, { order: '-created_at', page: '2' })
    expect(second.data).toMatchObject([{ created_at: testDay.toISOString() }])
    expect(second.pagination).toMatchObject({ total: limits.list.per_page + 1, current_page: 2, last_page: 2 })
  })

  it('shows what came from every company one is in, and nothing of one that was left', async () => {
    const other = await makeCompany(test.db, { now: testDay, name: 'Teh Tarik Trading' })
    await told(0, { group_id: other.id })
    await told(1)
    await told(2, { group_id: null })
    expect((await list(own.owner.token)).data).toMatchObject([{ group: { id: own.id } }, { group: null }])
    const user_id = own.owner.id
    await makeMembership(test.db, { now: testDay, group_id: other.id, user_id, role: 'member' })
    expect((await list(own.owner.token)).data).toMatchObject([{ group: { name: other.name } }, {}, {}])
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', other.id)
      .where('user_id', '=', user_id)
      .execute()
    expect((await list(own.owner.token)).data).toHaveLength(2)
  })

  it('leaves out a kind that only a newer release can tell', async () => {
    await told()
    const id = newId(testDay)
    const user_id = own.owner.id
    const unknown = { user_id, id, kind: 'survey.danced', params: '{}', cause: id, created_at: testDay }
    await test.db.insertInto('notifications').values(unknown).execute()
    expect(await list(own.owner.token)).toMatchObject({ status: 200, pagination: { total: 1 } })
  })
})

describe('readNotifications', () => {
  it('asks for a session', async () => {
    expect(await read('', null)).toMatchObject({ status: 401 })
  })

  it("is not for staff who look through somebody's eyes", async () => {
    await told()
    const root = await person(test.db, { platform_role: 'root' })
    const token = await impersonating(test.db, root, own.owner.id)
    expect((await list(token)).data).toHaveLength(1)
    expect(await read(token, null)).toMatchObject({ status: 403, code: 'impersonation.forbidden' })
    expect(await unread(own.owner.token)).toMatchObject({ total: 1 })
  })

  it.each([
    ['nothing', undefined, 'ids', 'This field is required.'],
    ['an empty list', [], 'ids', 'Please choose at least 1.'],
    ['what is no id', ['x'], 'ids.0', 'This is not a valid id.'],
    ['too many', Array.from({ length: 101 }, () => newId(testDay)), 'ids', 'Please choose at most 100.'],
  ])('cannot do anything with %s', async (_what, ids, field, sentence) => {
    expect(await read(own.owner.token, ids)).toMatchObject({ status: 422, error: { [field]: [sentence] } })
  })

  it('marks some, once', async () => {
    const [one, two] = [await told(0), await told(1)]
    test.clock.moveBy(60_000)
    expect(await read(own.owner.token, [one.id])).toMatchObject({ status: 200, data: { read: 1 } })
    const read_at = minutes(1).toISOString()
    test.clock.moveBy(60_000)
    expect(await read(own.owner.token, [one.id])).toMatchObject({ data: { read: 0 } })
    test.clock.moveBy(-120_000)
    expect((await list(own.owner.token)).data).toMatchObject([{ read_at }, { id: two.id, read_at: null }])
  })

  it('marks all', async () => {
    for (let count = 0; count < 30; count += 1) await told(count)
    expect(await read(own.owner.token, null)).toMatchObject({ data: { read: 30 } })
    expect(await unread(own.owner.token)).toMatchObject({ total: 0 })
  })

  it("never touches anybody else's", async () => {
    const theirs = await told(0, { user_id: newcomer.id })
    expect(await read(own.owner.token, [theirs.id])).toMatchObject({ status: 200, data: { read: 0 } })
    expect(await read(own.owner.token, null)).toMatchObject({ data: { read: 0 } })
    expect(await unread(newcomer.token)).toMatchObject({ total: 1 })
  })
})
