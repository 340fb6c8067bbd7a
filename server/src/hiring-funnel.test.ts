import { getHiringFunnel } from '@catchpitch/contract/business-intelligence/funnel.endpoints'
import { type InviteSource, inviteSource, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { makeInvite } from '#features/invitations/invitations.factory'
import { makeResult } from '#features/results/results.factory'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { managerOf, memberOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

const hour_ms = 60 * 60 * 1000
const later = (hours: number, from = testDay) => new Date(from.getTime() + hours * hour_ms)
const { sent, opened, started, completed } = inviteState
const { accepted, rejected, pipeline } = resultStatus

type Survey = Awaited<ReturnType<typeof makeSurvey>>
type Way = {
  at?: Date
  source?: InviteSource
  opened?: number
  started?: number
  completed?: number
  status?: ResultStatus
}

let last = 0

/** Somebody who came so far, each step so many hours after they were put on the list. */
async function walk(group_id: string, survey: Survey, way: Way = {}) {
  const at = way.at ?? testDay
  const when = (hours: number | undefined) => (hours === undefined ? undefined : later(hours, at))
  const times = { opened_at: when(way.opened), started_at: when(way.started), completed_at: when(way.completed) }
  const state = [
    [times.completed_at, completed],
    [times.started_at, started],
    [times.opened_at, opened],
  ] as const
  const reached = {
    state: state.find(([time]) => time !== undefined)?.[1] ?? sent,
    ...(times.opened_at && { opened_at: times.opened_at }),
    ...(times.started_at && { started_at: times.started_at }),
    ...(times.completed_at && { completed_at: times.completed_at }),
  }
  last += 1
  const { id: user_id } = await makePerson(test.db, { now: testDay })
  const invite = { now: at, group_id, survey_id: survey.id, no: last, user_id, reached }
  const { id: invite_id } = await makeInvite(test.db, invite)
  await test.db
    .updateTable('invites')
    .set({ source: way.source ?? inviteSource.typed })
    .where('group_id', '=', group_id)
    .where('id', '=', invite_id)
    .execute()
  if (times.completed_at === undefined) return
  const statements = Array.from({ length: 8 }, (_, index) => ({ text: `Statement ${index}`, feeling: 3, control: 1 }))
  const ranking = statements.map((_, index) => index + 1)
  const situations = survey.situation_ids.map((situation_id) => ({ situation_id, statements, ranking }))
  const status = way.status ?? null
  const now = times.completed_at
  await makeResult(test.db, { now, group_id, survey_id: survey.id, invite_id, user_id, situations, status })
}

type Query = Record<string, string>

async function ask(group_id: string, token: string | null, query: Query = {}) {
  const { status, data, error } = await test.call('getHiringFunnel', { token, query: { group_id, ...query } })
  const told = status === 200 ? getHiringFunnel.reply.parse(data) : null
  const peopleOf = (funnel: readonly { people: number }[]) => funnel.map(({ people }) => people)
  return {
    status,
    error,
    total: told && peopleOf(told.total),
    medians: told?.total.map(({ median_s }) => median_s),
    rows: told?.rows.map(({ key, name, funnel }) => [key, name, ...peopleOf(funnel)]),
    more: told?.more,
  }
}

describe('getHiringFunnel', () => {
  it('tells a new company that nobody was invited yet', async () => {
    const { id, owner } = await company(test.db)
    expect(await ask(id, owner.token)).toMatchObject({
      total: [0, 0, 0, 0, 0, 0],
      medians: [null, null, null, null, null, null],
      rows: [],
      more: 0,
    })
  })

  it('counts people at every step that they came past, and takes the median of the time between', async () => {
    const { id: group_id, owner } = await company(test.db)
    const survey = await makeSurvey(test.db, { now: testDay, group_id, name: 'Barista' })
    await walk(group_id, survey)
    await walk(group_id, survey, { opened: 1 })
    await walk(group_id, survey, { opened: 3, started: 4 })
    await walk(group_id, survey, { opened: 8, started: 10, completed: 11 })
    await walk(group_id, survey, { opened: 9, started: 20, completed: 22, status: pipeline })
    await walk(group_id, survey, { opened: 10, started: 30, completed: 33, status: rejected })
    // Whoever begins by a link has opened it, though nobody noted when.
    await walk(group_id, survey, { started: 40, completed: 44, status: accepted })
    const { total, medians } = await ask(group_id, owner.token)
    expect(total).toEqual([7, 6, 5, 4, 2, 1])
    expect(medians).toEqual([null, 8 * 3600, 2 * 3600, 2 * 3600, 0, null])
  })

  it('leaves out drafts and what was removed', async () => {
    const { id: group_id, owner } = await company(test.db)
    const draft = await makeSurvey(test.db, { now: testDay, group_id, name: 'Draft', state: 'draft' })
    const removed = await makeSurvey(test.db, { now: testDay, group_id, name: 'Removed' })
    await walk(group_id, draft)
    await walk(group_id, removed)
    await test.db
      .updateTable('surveys')
      .set({ removed_at: testDay })
      .where('group_id', '=', group_id)
      .where('id', '=', removed.id)
      .execute()
    expect((await ask(group_id, owner.token)).total?.[0]).toBe(0)
  })

  it('parts people by survey, month in Kuala Lumpur, source and department', async () => {
    const { id: group_id, owner } = await company(test.db)
    const { department_id } = await managerOf(test, group_id, 'Retail')
    const barista = await makeSurvey(test.db, { now: testDay, group_id, name: 'Barista' })
    const roaster = await makeSurvey(test.db, { now: testDay, group_id, name: 'Roaster' })
    await moveToDepartment(test, group_id, barista.id, department_id)
    // Seventeen o'clock in London on the last of the month is the first of the next in Kuala Lumpur.
    const newMonth = new Date('2026-06-30T17:00:00Z')
    await walk(group_id, barista, { at: new Date('2026-06-30T15:00:00Z') })
    await walk(group_id, barista, { at: newMonth, source: inviteSource.file, opened: 1 })
    await walk(group_id, roaster, { at: newMonth, source: inviteSource.link })
    const by = async (split: string) => (await ask(group_id, owner.token, { by: split })).rows
    expect(await by('survey')).toEqual([
      [barista.id, 'Barista', 2, 1, 0, 0, 0, 0],
      [roaster.id, 'Roaster', 1, 0, 0, 0, 0, 0],
    ])
    expect(await by('month')).toEqual([
      ['2026-07', null, 2, 1, 0, 0, 0, 0],
      ['2026-06', null, 1, 0, 0, 0, 0, 0],
    ])
    expect(await by('source')).toEqual(
      expect.arrayContaining([
        ['1', null, 1, 0, 0, 0, 0, 0],
        ['2', null, 1, 1, 0, 0, 0, 0],
        ['3', null, 1, 0, 0, 0, 0, 0],
      ]),
    )
    expect(await by('department')).toEqual([
      [department_id, 'Retail', 2, 1, 0, 0, 0, 0],
      [null, null, 1, 0, 0, 0, 0, 0],
    ])
    const narrowed = async (query: Query) => (await ask(group_id, owner.token, query)).total?.slice(0, 2)
    expect(await narrowed({ from: '2026-07-01' })).toEqual([2, 1])
    expect(await narrowed({ until: '2026-06-30' })).toEqual([1, 0])
    expect(await narrowed({ survey_id: roaster.id })).toEqual([1, 0])
    expect(await narrowed({ source: '2' })).toEqual([1, 1])
    expect(await narrowed({ department_id, source: '1' })).toEqual([1, 0])
  })

  it('shows managers their departments, members everything, and nobody another company', async () => {
    const { id: group_id, owner } = await company(test.db)
    const manager = await managerOf(test, group_id, 'Retail')
    const other = await managerOf(test, group_id, 'Roastery')
    const member = await memberOf(test, group_id)
    const survey = await makeSurvey(test.db, { now: testDay, group_id, name: 'Of retail' })
    await moveToDepartment(test, group_id, survey.id, manager.department_id)
    await walk(group_id, survey)
    const stranger = await company(test.db, 'Teh Tarik Trading')
    for (const { token } of [owner, manager, member]) expect((await ask(group_id, token)).total?.[0]).toBe(1)
    expect((await ask(group_id, other.token)).total?.[0]).toBe(0)
    expect(await ask(group_id, other.token, { survey_id: survey.id })).toMatchObject({ status: 404 })
    expect(await ask(group_id, stranger.owner.token)).toMatchObject({ status: 404 })
    expect(await ask(stranger.id, stranger.owner.token, { survey_id: survey.id })).toMatchObject({ status: 404 })
    expect((await ask(stranger.id, stranger.owner.token)).total?.[0]).toBe(0)
    expect(await ask(group_id, null)).toMatchObject({ status: 401 })
  })

  it.each([
    ['by', 'colour'],
    ['source', '9'],
    ['from', '2026-02-30'],
    ['survey_id', 'none'],
  ])('refuses %s as %s', async (field, value) => {
    const { id, owner } = await company(test.db)
    const answer = await ask(id, owner.token, { [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })
})

describe('exportHiringFunnel', () => {
  const fetchFile = (group_id: string, token: string, query: Query = {}) =>
    test.app.inject({
      url: `/api/v1/business-intelligence/dashboard/export?${new URLSearchParams({ group_id, ...query }).toString()}`,
      headers: { authorization: `Bearer ${token}` },
    })

  it('writes every row, with nothing that a spreadsheet would run', async () => {
    const { id: group_id, owner } = await company(test.db)
    const survey = await makeSurvey(test.db, { now: testDay, group_id, name: '=HYPERLINK("https://bad.example")' })
    await walk(group_id, survey)
    await walk(group_id, survey, { opened: 1.5 })
    const { statusCode, headers, body } = await fetchFile(group_id, owner.token)
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain('hiring-by-survey-')
    const [head, all, row] = body.split('\r\n')
    expect(head).toContain('"Survey","Invited","Opened","Opened, share of the step before"')
    expect(all).toBe('"All together","2","1","0.5","1.5","0","0","","0","","","0","","","0",""')
    expect(row).toContain(`"'=HYPERLINK(""https://bad.example"")","2"`)
    const noted = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', group_id)
      .where('action', '=', 'exportHiringFunnel')
      .select('actor_id')
      .execute()
    expect(noted).toEqual([{ actor_id: owner.id }])
  })

  it('is not for members, and finds no survey that is none of theirs', async () => {
    const { id: group_id, owner } = await company(test.db)
    const member = await memberOf(test, group_id)
    expect((await fetchFile(group_id, member.token)).statusCode).toBe(403)
    expect((await fetchFile(group_id, owner.token, { survey_id: newId(testDay) })).statusCode).toBe(404)
  })
})
