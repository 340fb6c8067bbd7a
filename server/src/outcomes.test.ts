import { getHiringOutcomes } from '@catchpitch/contract/business-intelligence/hiring-outcomes.endpoints'
import { addDays, dayOf } from '@catchpitch/contract/dates'
import { getReportInfo } from '@catchpitch/contract/reports/reports.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { outcomeMinimum, watchedDays } from '@catchpitch/method/outcomes'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeOutcome } from '#features/results/outcome.queries'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { managerOf, memberOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const { accepted, rejected } = resultStatus
const day_ms = 24 * 60 * 60 * 1000
const today = dayOf(testDay)
const daysAgo = (days: number) => new Date(testDay.getTime() - days * day_ms)

let group_id = ''
let owner: { id: string; token: string }
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
})

/** Somebody who was shortlisted a month ago. */
const shortlisted = () => completedRun(test, { group_id, now: daysAgo(30), status: accepted })

type Body = { hired_on: string; resigned_on: string | null }
const hiredToday = { hired_on: today, resigned_on: null }

const note = (token: string | null, id: string, body: Body = hiredToday) =>
  test.call('noteOutcome', { token, query: { group_id }, params: { id }, body })
const remove = (token: string | null, id: string) =>
  test.call('removeOutcome', { token, query: { group_id }, params: { id } })

async function info(token: string, id: string) {
  const { data } = await test.call('getReportInfo', { token, query: { group_id, id } })
  return getReportInfo.reply.parse(data)
}

const logged = (subject_id: string) =>
  acrossGroups(test.db)
    .selectFrom('audit_events')
    .where('subject_id', '=', subject_id)
    .where('action', 'in', ['noteOutcome', 'removeOutcome'])
    .orderBy('id')
    .select(['action', 'actor_id', 'detail'])
    .execute()

describe('noteOutcome', () => {
  it('is for owners and managers, and stops at the company and the department', async () => {
    const { id, survey_id } = await shortlisted()
    const member = await memberOf(test, group_id)
    const stranger = await company(test.db)
    expect(await note(null, id)).toMatchObject({ status: 401 })
    expect(await note(member.token, id)).toMatchObject({ status: 403 })
    expect(await note(stranger.owner.token, id)).toMatchObject({ status: 404 })
    expect(await note(owner.token, newId(testDay))).toMatchObject({ status: 404 })
    const mine = await managerOf(test, group_id, newId(testDay))
    const other = await managerOf(test, group_id, newId(testDay))
    await moveToDepartment(test, group_id, survey_id, mine.department_id)
    expect(await note(other.token, id)).toMatchObject({ status: 404 })
    expect(await remove(other.token, id)).toMatchObject({ status: 404 })
    expect(await note(mine.token, id)).toMatchObject({ status: 200, data: hiredToday })
  })

  it('keeps the days, tells them on the report, and writes to the log what changed', async () => {
    const { id } = await shortlisted()
    expect(await info(owner.token, id)).toMatchObject({ outcome: null, can: { note_outcome: true } })
    await note(owner.token, id, { hired_on: addDays(today, -20), resigned_on: null })
    const left = { hired_on: addDays(today, -20), resigned_on: addDays(today, -1) }
    expect(await note(owner.token, id, left)).toMatchObject({ status: 200, data: left })
    // Nothing new, and so nothing to log.
    await note(owner.token, id, left)
    expect(await info(owner.token, id)).toMatchObject({ outcome: left })
    expect(await logged(id)).toMatchObject([
      { action: 'noteOutcome', actor_id: owner.id, detail: { fields: ['hired_on'] } },
      { action: 'noteOutcome', actor_id: owner.id, detail: { fields: ['resigned_on'] } },
    ])
  })

  it('takes an empty day of leaving for none', async () => {
    const { id } = await shortlisted()
    expect(await note(owner.token, id, { hired_on: today, resigned_on: '' })).toMatchObject({ data: hiredToday })
  })

  it.each([
    ['no day', { hired_on: '', resigned_on: null }, ['hired_on']],
    ['a day that is none', { hired_on: today, resigned_on: '2026-02-30' }, ['resigned_on']],
    ['a day before the survey was completed', { hired_on: addDays(today, -31), resigned_on: null }, ['hired_on']],
    ['leaving before being hired', { hired_on: today, resigned_on: addDays(today, -1) }, ['resigned_on']],
    ['being hired in the future', { hired_on: addDays(today, 1), resigned_on: null }, ['hired_on']],
    ['leaving in the future', { hired_on: today, resigned_on: addDays(today, 1) }, ['resigned_on']],
  ])('refuses %s by field', async (_, body, fields) => {
    const { id } = await shortlisted()
    const answer = await note(owner.token, id, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
    expect((await info(owner.token, id)).outcome).toBeNull()
  })

  it('is refused of whoever is not shortlisted, and tells nothing of who no longer is', async () => {
    const undecided = await completedRun(test, { group_id, now: daysAgo(30) })
    expect(await note(owner.token, undecided.id)).toMatchObject({ status: 409, code: 'outcome.notShortlisted' })
    const { id, survey_id } = await shortlisted()
    await note(owner.token, id)
    const body = { survey_id, result_ids: [id], status: rejected }
    await test.call('changeResultStatus', { token: owner.token, query: { group_id }, body })
    expect(await info(owner.token, id)).toMatchObject({ outcome: null, can: { note_outcome: false } })
  })

  it('may be noted by nobody else who reads the report', async () => {
    const { id } = await shortlisted()
    const member = await colleague(test.db, group_id, 'member')
    expect((await info(member.token, id)).can.note_outcome).toBe(false)
  })
})

describe('removeOutcome', () => {
  it('takes both days back, once', async () => {
    const { id } = await shortlisted()
    await note(owner.token, id, { hired_on: today, resigned_on: today })
    const member = await memberOf(test, group_id)
    expect(await remove(null, id)).toMatchObject({ status: 401 })
    expect(await remove(member.token, id)).toMatchObject({ status: 403 })
    expect(await remove(owner.token, newId(testDay))).toMatchObject({ status: 404 })
    expect(await remove(owner.token, id)).toMatchObject({ status: 200 })
    expect(await remove(owner.token, id)).toMatchObject({ status: 200 })
    expect((await info(owner.token, id)).outcome).toBeNull()
    expect((await logged(id)).map(({ action }) => action)).toEqual(['noteOutcome', 'removeOutcome'])
  })
})

describe('getHiringOutcomes', () => {
  const ask = (token: string | null, of: string) => test.call('getHiringOutcomes', { token, query: { group_id: of } })
  const outcomes = async (token: string, of: string) => getHiringOutcomes.reply.parse((await ask(token, of)).data)

  let last = 1

  /** People hired so many days ago, the one after the other leaving a day later, or never. */
  async function hire(of: string, survey_id: string, count: number, { ago, leave }: { ago: number; leave: boolean }) {
    for (let index = 0; index < count; index += 1) {
      last += 1
      const { id } = await completedRun(test, { group_id: of, survey_id, no: last, status: accepted })
      const hired_on = addDays(today, -ago)
      await writeOutcome(test.db, of, id, { hired_on, resigned_on: leave ? addDays(hired_on, index + 1) : null })
      // Everybody writes the same in these tests, so that the places are given to them.
      const placed = { x: index / 100, y: -index / 100, alignment: 0 }
      await test.db.updateTable('results').set(placed).where('group_id', '=', of).where('attempt_id', '=', id).execute()
    }
  }

  it('is for owners alone', async () => {
    const manager = await managerOf(test, group_id, newId(testDay))
    const stranger = await company(test.db)
    expect(await ask(null, group_id)).toMatchObject({ status: 401 })
    expect(await ask(manager.token, group_id)).toMatchObject({ status: 403 })
    expect(await ask(stranger.owner.token, group_id)).toMatchObject({ status: 404 })
    expect(await outcomes(stranger.owner.token, stranger.id)).toEqual({
      total: { hired: 0, here: 0, left: 0, median_days: null },
      minimum: outcomeMinimum,
      watched_days: watchedDays,
      surveys: [],
      more: 0,
    })
  })

  it('counts who was hired, stayed and left, and compares survey by survey where there are enough', async () => {
    const made = await company(test.db)
    const [large, small, gone] = [
      await makeSurvey(test.db, { now: testDay, group_id: made.id }),
      await makeSurvey(test.db, { now: testDay, group_id: made.id }),
      await makeSurvey(test.db, { now: testDay, group_id: made.id }),
    ]
    await hire(made.id, large.id, outcomeMinimum, { ago: watchedDays, leave: true })
    await hire(made.id, large.id, 3, { ago: watchedDays - 1, leave: false })
    await hire(made.id, small.id, 2, { ago: 400, leave: false })
    await hire(made.id, gone.id, 1, { ago: 400, leave: false })
    await completedRun(test, { group_id: made.id, survey_id: small.id, no: 1, status: accepted })
    await test.db
      .updateTable('surveys')
      .set({ removed_at: testDay })
      .where('group_id', '=', made.id)
      .where('id', '=', gone.id)
      .execute()
    const told = await outcomes(made.owner.token, made.id)
    expect(told.total).toEqual({ hired: 25, here: 5, left: 20, median_days: 10 })
    expect(told.surveys.map(({ id, hired, compared }) => ({ id, hired, compared }))).toEqual([
      { id: large.id, hired: 23, compared: 20 },
      { id: small.id, hired: 2, compared: 2 },
    ])
    expect(told.surveys[0]?.findings).toMatchObject([
      { measure: 'x', finding: 'longer', rho: 1 },
      { measure: 'y', finding: 'shorter', rho: -1 },
      { measure: 'alignment', finding: 'alike' },
    ])
    expect(told.surveys[1]?.findings.map(({ finding }) => finding)).toEqual(['too_few', 'too_few', 'too_few'])
  })
})
