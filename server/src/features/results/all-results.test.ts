import { participantCode } from '@catchpitch/contract/results/participant-code'
import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { acrossGroups } from '#platform/db/across-groups'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { invited, liveSurvey, redeem } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { makeResult } from './results.factory.ts'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(testDay.getTime() - days * day_ms)

let token = ''
beforeAll(async () => {
  token = (await person(test.db, { platform_role: 'moderator' })).token
})

/** Each test has the lists to itself. */
beforeEach(async () => {
  for (const table of ['audit_events', 'files', 'attempts', 'invites'] as const) {
    await acrossGroups(test.db).deleteFrom(table).execute()
  }
})

const statements = Array.from({ length: 8 }, (_, index) => ({ text: `Statement ${index}`, feeling: 3, control: 1 }))

type Wishes = { of: { group_id: string; survey_id: string }; no: number; now?: Date; status?: ResultStatus }

/** Somebody who has completed a survey, with the number they have on its list. */
async function completed({ of, no, now = testDay, status }: Wishes) {
  const first_name = `Person ${String.fromCharCode(64 + no)}`
  const { id: user_id } = await makePerson(test.db, { now, first_name, last_name: 'Tan' })
  const { invite_id } = await invited(test, { of, no, user_id, first_name, last_name: 'Tan' })
  const { situation_ids } = await test.db
    .selectFrom('surveys')
    .where('group_id', '=', of.group_id)
    .where('id', '=', of.survey_id)
    .select('situation_ids')
    .executeTakeFirstOrThrow()
  const situations = situation_ids.map((situation_id) => ({
    situation_id,
    statements,
    ranking: [1, 2, 3, 4, 5, 6, 7, 8],
  }))
  return makeResult(test.db, { ...of, now, invite_id, user_id, situations, status: status ?? null })
}

async function survey(wishes: { company?: string; name?: string; shows_names?: boolean } = {}) {
  const { id: group_id, name: group_name } = await company(test.db, wishes.company)
  const { id: survey_id } = await liveSurvey(test, group_id)
  const { name = 'Barista', shows_names = false } = wishes
  await test.db
    .updateTable('surveys')
    .set({ name, shows_names })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()
  return { group_id, group_name, survey_id }
}

type Listed = { id: string; code: string }
const codes = async (query: Record<string, string>) => {
  const { data } = await test.call('listAllResults', { token, query })
  return Array.isArray(data) ? data.map(({ code }: Listed) => code) : []
}

describe('listAllResults', () => {
  it('shows results of all companies, each with its survey, and no name where the survey hides it', async () => {
    const shop = await survey({ name: 'Barista' })
    const { id } = await completed({ of: shop, no: 1, status: resultStatus.pipeline })
    expect(await test.call('listAllResults', { token })).toEqual({
      status: 200,
      message: null,
      data: [
        {
          id,
          code: participantCode(1),
          name: null,
          group: { id: shop.group_id, name: shop.group_name },
          survey: { id: shop.survey_id, hashId: expect.any(String), name: 'Barista' },
          module_kind: expect.any(Number),
          status: resultStatus.pipeline,
          situations: expect.any(Number),
          snapshots: 0,
          completed_at: testDay.toISOString(),
        },
      ],
      pagination: { total: 1, more: false, per_page: 20, current_page: 1, last_page: 1 },
    })
  })

  it('narrows by company, survey, kind, status and days', async () => {
    const shop = await survey()
    const bank = await survey({ company: 'Bank' })
    await completed({ of: shop, no: 1, now: daysAgo(10), status: resultStatus.accepted })
    await completed({ of: bank, no: 2, now: daysAgo(5), status: resultStatus.rejected })
    await completed({ of: bank, no: 3, now: daysAgo(1) })
    const [one, two, three] = [1, 2, 3].map(participantCode)
    expect(await codes({})).toEqual([one, two, three])
    expect(await codes({ order: '-completed_at' })).toEqual([three, two, one])
    expect(await codes({ filter: `group:${bank.group_id}` })).toEqual([two, three])
    expect(await codes({ filter: `survey:${shop.survey_id}` })).toEqual([one])
    expect(await codes({ filter: 'status:9' })).toEqual([one])
    expect(await codes({ filter: 'status:undecided' })).toEqual([three])
    expect(await codes({ filter: 'status:10,undecided' })).toEqual([two, three])
    expect(await codes({ filter: 'from:2026-11-07' })).toEqual([two, three])
    expect(await codes({ filter: 'from:2026-11-07;until:2026-11-11' })).toEqual([two])
    expect(await codes({ filter: 'until:2026-11-06' })).toEqual([one])
    expect(await codes({ filter: 'kind:6' })).toEqual([])
  })

  it('finds by code, and by name where the survey shows names', async () => {
    const hidden = await survey()
    const shown = await survey({ company: 'Bank', shows_names: true })
    await completed({ of: hidden, no: 1 })
    await completed({ of: shown, no: 2 })
    expect(await codes({ keyword: 'person' })).toEqual([participantCode(2)])
    expect(await codes({ keyword: participantCode(1).toLowerCase() })).toEqual([participantCode(1)])
    expect(await codes({ keyword: 'nobody' })).toEqual([])
  })

  it.each(['status:12', 'kind:7', 'from:2026-02-30', 'from:yesterday', 'group:x', 'other:1'])(
    'does not know the filter %s',
    async (filter) => {
      expect(await test.call('listAllResults', { token, query: { filter } })).toMatchObject({
        status: 422,
        error: { filter: [expect.any(String)] },
      })
    },
  )
})

/** A picture of somebody's run, as the camera takes them. */
const snapshotOf = async (of: { group_id: string }, attempt_id: string, now = testDay) => {
  const id = newId(now)
  await insertFile(test.db, {
    group_id: of.group_id,
    id,
    purpose: filePurposes.snapshot.id,
    content_type: 'image/png',
    bytes: 3,
    sha256: Buffer.alloc(32),
    storage_key: `${of.group_id}/${id}`,
    attempt_id,
    delete_after: new Date(now.getTime() + 180 * day_ms),
    created_at: now,
  })
  return id
}

describe('listSnapshots and listResultSnapshots', () => {
  it('say that there are none, and that somebody looked', async () => {
    const shop = await survey()
    const { id } = await completed({ of: shop, no: 1 })
    const nothing = { status: 200, data: [], pagination: { total: 0 } }
    expect(await test.call('listResultSnapshots', { token, params: { id } })).toMatchObject(nothing)
    expect(await test.call('listSnapshots', { token })).toMatchObject(nothing)
    const { data } = await test.call('listAuditEvents', { token })
    expect(data).toMatchObject([
      { action: 'listResultSnapshots', subject: 'result', subject_id: id, group: { id: shop.group_id } },
      { action: 'listSnapshots', subject: 'snapshot', subject_id: null },
    ])
  })

  it('show pictures by an address that ends, of one run or of all, but none whose time is over', async () => {
    const shop = await survey()
    const bank = await survey({ company: 'Bank' })
    const one = await completed({ of: shop, no: 1 })
    const other = await completed({ of: bank, no: 2 })
    const early = await snapshotOf(shop, one.id, daysAgo(1))
    const late = await snapshotOf(shop, one.id)
    const elsewhere = await snapshotOf(bank, other.id, daysAgo(2))
    await snapshotOf(bank, other.id, daysAgo(200))
    const own = await test.call('listResultSnapshots', { token, params: { id: one.id } })
    expect(own.data).toMatchObject([
      { id: early, result_id: one.id, code: participantCode(1), url: expect.stringContaining('signature=') },
      { id: late, taken_at: testDay.toISOString(), group: { id: shop.group_id } },
    ])
    const ids = async (query: Record<string, string>) => {
      const { data } = await test.call('listSnapshots', { token, query })
      return Array.isArray(data) ? data.map(({ id }: Listed) => id) : []
    }
    expect(await ids({ order: '-taken_at' })).toEqual([late, early, elsewhere])
    expect(await ids({ filter: `group:${bank.group_id}` })).toEqual([elsewhere])
    expect((await test.call('listAllResults', { token, query: { keyword: participantCode(1) } })).data).toMatchObject([
      { snapshots: 2 },
    ])
  })

  it('know nothing of a run that does not exist', async () => {
    expect(await test.call('listResultSnapshots', { token, params: { id: newId(testDay) } })).toMatchObject({
      status: 404,
    })
  })
})

describe('listRepeatedAttempts', () => {
  it('shows each run after a person’s first, with where else they were, over all companies', async () => {
    const { id: user_id } = await makePerson(test.db, { now: testDay, first_name: 'Nurul', email: 'nurul@example.com' })
    const at = await survey({ company: 'Kopi', name: 'Barista' })
    const then = await survey({ company: 'Bank', name: 'Teller' })
    const once = await survey({ company: 'Once' })
    const enter = async (of: { group_id: string; survey_id: string }, email: string) => {
      const { invite_id } = await invited(test, { of, email, ...(email.startsWith('nurul') && { user_id }) })
      return redeem(test, of.group_id, invite_id)
    }
    await enter(once, 'other@example.com')
    await enter(at, 'nurul@example.com')
    test.clock.moveTo(new Date(testDay.getTime() + 1000))
    await enter(then, 'nurul@example.com')
    test.clock.moveTo(testDay)
    const answer = await test.call('listRepeatedAttempts', { token })
    expect(answer).toMatchObject({
      status: 200,
      data: [
        {
          group: { name: 'Bank' },
          survey: { name: 'Teller' },
          completed_at: null,
          person: { id: user_id, full_name: 'Nurul Tan', email: 'nurul@example.com' },
          others: [{ group: { name: 'Kopi' }, survey: { name: 'Barista' }, started_at: testDay.toISOString() }],
        },
      ],
      pagination: { total: 1 },
    })
    const count = async (query: Record<string, string>) => {
      const { data } = await test.call('listRepeatedAttempts', { token, query })
      return Array.isArray(data) ? data.length : -1
    }
    expect(await count({ keyword: 'nurul' })).toBe(1)
    expect(await count({ keyword: 'somebody' })).toBe(0)
    expect(await count({ filter: `group:${then.group_id}` })).toBe(1)
    expect(await count({ filter: `group:${at.group_id}` })).toBe(0)
  })
})
