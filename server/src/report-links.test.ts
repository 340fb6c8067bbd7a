import { createReportLink, listReportLinks, openReport } from '@catchpitch/contract/report-links/report-links.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun, spoken } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { managerOf, memberOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000

let group_id = ''
let owner: { id: string; token: string }
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
})

const make = (token: string | null, body: Record<string, unknown>) =>
  test.call('createReportLink', { token, query: { group_id }, body: { kind: 'export', ...body } })

async function linkTo(ids: readonly string[], body: Record<string, unknown> = {}, token = owner.token) {
  const { data } = await make(token, { ids, ...body })
  const link = createReportLink.reply.parse(data)
  return { ...link, token: new URLSearchParams(link.path.split('?')[1]).get('token') ?? '' }
}

const read = (token: string) => test.call('openReport', { params: { token } })
const shown = async (token: string) => openReport.reply.parse((await read(token)).data)
const over = { status: 410, code: 'link.expired' }

describe('createReportLink', () => {
  it('is for owners and managers, for people of surveys that they see', async () => {
    const { id, survey_id } = await completedRun(test, { group_id })
    expect(await make(null, { ids: [id] })).toMatchObject({ status: 401 })
    expect(await make((await memberOf(test, group_id)).token, { ids: [id] })).toMatchObject({ status: 403 })
    const theirs = await completedRun(test, { group_id: (await company(test.db)).id })
    expect(await make(owner.token, { ids: [theirs.id] })).toMatchObject({ status: 404 })
    const kitchen = await managerOf(test, group_id, newId(testDay))
    const bar = await managerOf(test, group_id, newId(testDay))
    await moveToDepartment(test, group_id, survey_id, kitchen.department_id)
    expect(await make(bar.token, { ids: [id] })).toMatchObject({ status: 404 })
    expect(await make(kitchen.token, { ids: [id] })).toMatchObject({ status: 200 })
  })

  it.each([
    ['ids', { ids: [] }],
    ['kind', { kind: 'all', ids: [newId(testDay)] }],
    ['days', { days: 365, ids: [newId(testDay)] }],
  ])('names the field %s where it is wrong', async (field, body) => {
    expect(await make(owner.token, body)).toMatchObject({ status: 422, error: { [field]: [expect.any(String)] } })
  })

  it('takes people of one survey only', async () => {
    const one = await completedRun(test, { group_id })
    const other = await completedRun(test, { group_id })
    expect(await make(owner.token, { ids: [one.id, other.id] })).toMatchObject({
      status: 422,
      error: { ids: [expect.any(String)] },
    })
  })

  it('is written to the audit log', async () => {
    const { id } = await completedRun(test, { group_id })
    const link = await linkTo([id])
    const events = await acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('subject_id', '=', link.id)
      .select(['action', 'actor_id'])
      .execute()
    expect(events).toEqual([{ action: 'createReportLink', actor_id: owner.id }])
  })
})

describe('openReport', () => {
  it('shows what was shared, by code where the company sees no name', async () => {
    const one = await completedRun(test, { group_id, no: 1, first_name: 'Mei', last_name: 'Chen' })
    const { survey_id } = one
    const status = resultStatus.accepted
    const two = await completedRun(test, { group_id, survey_id, no: 2, first_name: 'Nurul', last_name: 'Tan', status })
    const { token } = await linkTo([two.id, one.id])
    const { people, kind, expires_at } = await shown(token)
    expect({ kind, expires_at }).toEqual({
      kind: 'export',
      expires_at: new Date(testDay.getTime() + 7 * day_ms).toISOString(),
    })
    expect(people).toMatchObject([
      { person: { id: two.id, name: 'Nurul Tan' }, dynamic: { people: [{ id: two.id }] } },
      { person: { id: one.id, name: null }, dynamic: { people: [{ id: one.id, name: null }] } },
    ])
    expect(people[0]?.organic?.topics.length).toBeGreaterThan(0)
    expect(JSON.stringify(people)).not.toContain('Mei')
  })

  it.each([
    ['organic', { dynamic: null, organic: expect.anything() }],
    ['dynamic', { organic: null, dynamic: expect.anything() }],
  ] as const)('shows the %s part alone where that was shared', async (kind, parts) => {
    const { id } = await completedRun(test, { group_id })
    const { token, path } = await linkTo([id], { kind })
    expect(path.startsWith(`/${kind}?`)).toBe(true)
    expect((await shown(token)).people).toMatchObject([parts])
  })

  it('shows as many statements as was chosen, and lets nobody listen', async () => {
    const { id } = await completedRun(test, { group_id })
    await spoken(test, { group_id, id, slot: 8 })
    const { token } = await linkTo([id], { kind: 'organic', level: 6 })
    const statements = (await shown(token)).people
      .flatMap(({ organic }) => organic?.topics ?? [])
      .map((topic) => topic.statements)
    expect(statements.every((some) => some.length === 6)).toBe(true)
    expect(statements.flat().every(({ recording }) => recording === null)).toBe(true)
  })

  it('is over once it is revoked, has expired, was changed, or its maker has left', async () => {
    const { id, survey_id } = await completedRun(test, { group_id })
    const link = await linkTo([id])
    expect(await read('nonsense')).toMatchObject(over)
    expect(await read(`${link.token.slice(0, -4)}AAAA`)).toMatchObject(over)

    const manager = await colleague(test.db, group_id, 'manager')
    const theirs = await linkTo([id], {}, manager.token)
    expect(await read(theirs.token)).toMatchObject({ status: 200 })
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', group_id)
      .where('user_id', '=', manager.id)
      .execute()
    expect(await read(theirs.token)).toMatchObject(over)

    const kitchen = await managerOf(test, group_id, newId(testDay))
    const reached = await linkTo([id], {}, kitchen.token)
    const bar = await managerOf(test, group_id, newId(testDay))
    await moveToDepartment(test, group_id, survey_id, bar.department_id)
    expect(await read(reached.token)).toMatchObject(over)

    const revoke = () =>
      test.call('revokeReportLink', { token: owner.token, query: { group_id }, params: { id: link.id } })
    expect(await read(link.token)).toMatchObject({ status: 200 })
    expect(await revoke()).toMatchObject({ status: 200 })
    expect(await revoke()).toMatchObject({ status: 200 })
    expect(await read(link.token)).toMatchObject(over)

    const brief = await linkTo([id], { days: 1 })
    test.clock.moveBy(day_ms)
    expect(await read(brief.token)).toMatchObject(over)
    test.clock.moveTo(testDay)
  })
})

describe('listReportLinks', () => {
  it('names the links that lead to somebody now, the latest first, and when they were opened', async () => {
    const { id } = await completedRun(test, { group_id })
    const list = async (token: string | null, result_id = id) =>
      test.call('listReportLinks', { token, query: { group_id, result_id } })
    expect(await list(null)).toMatchObject({ status: 401 })
    expect(await list((await memberOf(test, group_id)).token)).toMatchObject({ status: 403 })
    expect(await list(owner.token, newId(testDay))).toMatchObject({ status: 404 })
    const first = await linkTo([id], { kind: 'organic' })
    const second = await linkTo([id], { kind: 'dynamic' })
    await read(first.token)
    const links = listReportLinks.reply.parse((await list(owner.token)).data)
    expect(links.map((link) => link.id)).toEqual([second.id, first.id])
    expect(links.map(({ opened_at }) => opened_at)).toEqual([null, testDay.toISOString()])
    await test.call('revokeReportLink', { token: owner.token, query: { group_id }, params: { id: first.id } })
    expect(listReportLinks.reply.parse((await list(owner.token)).data)).toHaveLength(1)
  })
})

describe('revokeReportLink', () => {
  it('is for whoever may share, and sees the survey', async () => {
    const { id, survey_id } = await completedRun(test, { group_id })
    const link = await linkTo([id])
    const revoke = (token: string | null, at = group_id) =>
      test.call('revokeReportLink', { token, query: { group_id: at }, params: { id: link.id } })
    expect(await revoke(null)).toMatchObject({ status: 401 })
    expect(await revoke((await memberOf(test, group_id)).token)).toMatchObject({ status: 403 })
    const other = await company(test.db)
    expect(await revoke(other.owner.token, other.id)).toMatchObject({ status: 404 })
    const kitchen = await managerOf(test, group_id, newId(testDay))
    const bar = await managerOf(test, group_id, newId(testDay))
    await moveToDepartment(test, group_id, survey_id, kitchen.department_id)
    expect(await revoke(bar.token)).toMatchObject({ status: 404 })
    expect(await read(link.token)).toMatchObject({ status: 200 })
  })
})
