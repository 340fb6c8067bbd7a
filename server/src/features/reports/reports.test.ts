import { getOrganicReport, getReportInfo } from '@catchpitch/contract/reports/reports.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun, pictured, spoken } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { hashIdOf, managerOf, memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

let group_id = ''
let owner: { id: string; token: string }
let member: { id: string; token: string }
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
  member = await memberOf(test, group_id)
})

const reads = ['getReportInfo', 'getOrganicReport'] as const
const read = (name: (typeof reads)[number], token: string | null, id: string, level?: string) =>
  test.call(name, { token, query: { group_id, id, ...(level === undefined ? {} : { level }) } })

const organic = async (token: string, id: string, level?: string) =>
  getOrganicReport.reply.parse((await read('getOrganicReport', token, id, level)).data)
const info = async (token: string, id: string) =>
  getReportInfo.reply.parse((await read('getReportInfo', token, id)).data)

/** Whether something of this kind is in the log about this result, and by whom. */
const logged = (action: string, subject_id: string) =>
  acrossGroups(test.db)
    .selectFrom('audit_events')
    .where('action', '=', action)
    .where('subject_id', '=', subject_id)
    .select(['actor_id', 'group_id', 'detail'])
    .execute()

const showNames = (survey_id: string) =>
  test.db
    .updateTable('surveys')
    .set({ shows_names: true })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()

describe.each(reads)('%s', (name) => {
  it('is for people of the company who may see results', async () => {
    const { id } = await completedRun(test, { group_id })
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(await read(name, null, id)).toMatchObject({ status: 401 })
    expect(await read(name, applicant.token, id)).toMatchObject({ status: 403 })
    expect(await read(name, member.token, id)).toMatchObject({ status: 200 })
  })

  it("knows neither another company's results nor those of other departments", async () => {
    const foreign = await company(test.db)
    const theirs = await completedRun(test, { group_id: foreign.id })
    expect(await read(name, owner.token, theirs.id)).toMatchObject({ status: 404, code: 'record.missing' })
    expect(await read(name, owner.token, newId(testDay))).toMatchObject({ status: 404 })

    const { id, survey_id } = await completedRun(test, { group_id })
    const { department_id } = await managerOf(test, group_id, newId(testDay))
    const { token } = await managerOf(test, group_id, newId(testDay))
    const ours = test.db.updateTable('surveys').set({ department_id }).where('group_id', '=', group_id)
    await ours.where('id', '=', survey_id).execute()
    expect(await read(name, token, id)).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it('names the field that is wrong', async () => {
    expect(await read(name, owner.token, 'nobody')).toMatchObject({ status: 422, error: { id: [expect.any(String)] } })
  })
})

describe('getReportInfo', () => {
  it('shows a code and no name until the survey shows names, the person is shortlisted, or an owner unmasks them', async () => {
    const hidden = await completedRun(test, { group_id, first_name: 'Mei', last_name: 'Chen' })
    expect((await info(owner.token, hidden.id)).person).toMatchObject({ name: null, naming: 'hidden' })
    const shown = await completedRun(test, { group_id, first_name: 'Mei', last_name: 'Chen' })
    await showNames(shown.survey_id)
    expect((await info(member.token, shown.id)).person).toMatchObject({ name: 'Mei Chen', naming: 'survey' })
    const listed = await completedRun(test, {
      group_id,
      first_name: '伟',
      last_name: '李',
      status: resultStatus.accepted,
    })
    expect((await info(member.token, listed.id)).person).toMatchObject({ name: '李伟', naming: 'shortlisted' })
  })

  it('says who comes before and after in the list, the latest first', async () => {
    const survey = await completedRun(test, { group_id, no: 1 })
    const { survey_id } = survey
    const at = (minutes: number) => new Date(testDay.getTime() + minutes * 60_000)
    const second = await completedRun(test, { group_id, survey_id, no: 2, now: at(1) })
    const third = await completedRun(test, { group_id, survey_id, no: 3, now: at(2) })
    expect((await info(owner.token, second.id)).place).toEqual({
      position: 2,
      total: 3,
      previous: third.id,
      next: survey.id,
    })
    expect((await info(owner.token, third.id)).place).toMatchObject({ position: 1, previous: null, next: second.id })
    expect((await info(owner.token, survey.id)).place).toMatchObject({ position: 3, previous: second.id, next: null })
  })

  it('keeps to the list that is read from: its filter, its order, and whose it is', async () => {
    const first = await completedRun(test, { group_id, no: 1, status: resultStatus.rejected })
    const { survey_id } = first
    const at = (minutes: number) => new Date(testDay.getTime() + minutes * 60_000)
    const second = await completedRun(test, { group_id, survey_id, no: 2, now: at(1) })
    const third = await completedRun(test, { group_id, survey_id, no: 3, now: at(2), status: resultStatus.rejected })
    const elsewhere = await completedRun(test, { group_id, no: 4, now: at(1.5), status: resultStatus.rejected })
    const placeOf = async (id: string, list: Record<string, string>) => {
      const reply = await test.call('getReportInfo', { token: owner.token, query: { group_id, id, ...list } })
      return getReportInfo.reply.parse(reply.data).place
    }
    const rejected = { filter: `status:${resultStatus.rejected}` }
    expect(await placeOf(third.id, rejected)).toEqual({ position: 1, total: 2, previous: null, next: first.id })
    const ascending = { ...rejected, order: 'completed_at' }
    expect(await placeOf(third.id, ascending)).toEqual({ position: 2, total: 2, previous: first.id, next: null })
    // Decided about meanwhile, so no longer among them; the way goes on from where they were.
    expect(await placeOf(second.id, rejected)).toEqual({
      position: null,
      total: 2,
      previous: third.id,
      next: first.id,
    })
    const hashIds = await Promise.all([survey_id, elsewhere.survey_id].map((id) => hashIdOf(test.db, group_id, id)))
    const both = { list: 'company', filter: `${rejected.filter};survey:${hashIds.join(',')}` }
    expect(await placeOf(third.id, both)).toMatchObject({ position: 1, total: 3, next: elsewhere.id })
    expect(
      await test.call('getReportInfo', {
        token: owner.token,
        query: { group_id, id: first.id, filter: 'status:nothing' },
      }),
    ).toMatchObject({ status: 422, error: { filter: [expect.any(String)] } })
  })

  it('says what the caller may do', async () => {
    const { id } = await completedRun(test, { group_id })
    const manager = await colleague(test.db, group_id, 'manager')
    const all = [6, 7, 8, 9, 10, 11, 12]
    expect(await info(owner.token, id)).toMatchObject({ levels: all, can: { unmask: true, see_snapshots: true } })
    expect(await info(manager.token, id)).toMatchObject({ levels: all, can: { unmask: false, see_snapshots: true } })
    expect(await info(member.token, id)).toMatchObject({ levels: [6], can: { unmask: false, see_snapshots: false } })
  })
})

describe('getOrganicReport', () => {
  it('gives the statements of each situation as the person ranked them, with what they felt and could influence', async () => {
    const { id, situation_ids } = await completedRun(test, { group_id })
    const { topics, level, feelings_scale } = await organic(owner.token, id)
    expect([level, feelings_scale, topics.length]).toEqual([12, 4, situation_ids.length])
    expect(topics[0]).toMatchObject({ position: 1, written: 8 })
    const [first, ...others] = topics[0]?.statements ?? []
    expect(first).toMatchObject({
      slot: 8,
      rank: 1,
      text: 'Statement 8',
      feeling: 4,
      control: 2,
      quadrant: 1,
      shade: 2,
      parameter: expect.stringMatching(/./),
      shade_text: expect.stringMatching(/./),
      recording: null,
    })
    expect(others.map(({ slot }) => slot)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it.each([
    ['owner', '7', 7],
    ['owner', '12', 8],
    ['member', '12', 6],
    ['member', undefined, 6],
  ] as const)('shows the %s who asks for %s statements %i', async (role, level, shown) => {
    const { id } = await completedRun(test, { group_id })
    const { topics } = await organic(role === 'owner' ? owner.token : member.token, id, level)
    expect(topics.map(({ statements }) => statements.length)).toEqual(topics.map(() => shown))
    expect(topics.map(({ written }) => written)).toEqual(topics.map(() => 8))
  })

  it('says in which situation the time was up, and for how long writing went on', async () => {
    const { id } = await completedRun(test, { group_id })
    const close = (position: number, after_ms: number) =>
      test.db
        .updateTable('topics')
        .set({ deadline_at: testDay, closed_at: new Date(testDay.getTime() + after_ms) })
        .where('group_id', '=', group_id)
        .where('attempt_id', '=', id)
        .where('position', '=', position)
        .execute()
    await close(1, -1_000)
    await close(2, 10_400)
    await close(3, 180_000)
    const { topics } = await organic(owner.token, id)
    expect(topics.map(({ seconds_over }) => seconds_over)).toEqual([null, 11, 180])
  })

  it.each(['5', '13', 'all'])('refuses the level %s', async (level) => {
    const { id } = await completedRun(test, { group_id })
    const answer = await read('getOrganicReport', owner.token, id, level)
    expect(answer).toMatchObject({ status: 422, error: { level: [expect.any(String)] } })
  })

  it('gives a text as it was left, whatever stands in it', async () => {
    const hostile = '<script>alert(1)</script>\n"\'& =cmd()'
    const statements = Array.from({ length: 8 }, () => ({ text: hostile, feeling: 1, control: 3 }))
    const { id } = await completedRun(test, { group_id, statements })
    expect((await organic(owner.token, id)).topics[0]?.statements[0]?.text).toBe(hostile)
  })
})

describe('getOrganicReport of what was shown', () => {
  it('says where a picture can be seen for a minute, and what a link leads to; never a picture of another run', async () => {
    const { id } = await completedRun(test, { group_id })
    const picture = await pictured(test, { group_id, id, slot: 8 })
    const link = 'https://youtu.be/dQw4w9WgXcQ'
    const change = test.db.updateTable('statements').where('group_id', '=', group_id).where('topic', '=', 1)
    await change.where('attempt_id', '=', id).where('slot', '=', 7).set({ link }).execute()
    const [shown, linked, plain] = (await organic(member.token, id)).topics[0]?.statements ?? []
    expect(shown).toMatchObject({ text: '', picture: expect.stringMatching(/^\/media\/.+signature=/), link: null })
    expect(linked).toMatchObject({ picture: null, link })
    expect(plain).toMatchObject({ picture: null, link: null })

    const other = await completedRun(test, { group_id })
    await change.where('attempt_id', '=', other.id).where('slot', '=', 8).set({ picture_id: picture.id }).execute()
    expect((await organic(member.token, other.id)).topics[0]?.statements[0]?.picture).toBeNull()
  })
})

describe('listenToStatement', () => {
  const listen = (token: string | null, id: string, recording_id: string) =>
    test.call('listenToStatement', { token, params: { id, recording_id }, query: { group_id } })

  it('gives an address of a minute, and logs who listened', async () => {
    const { id } = await completedRun(test, { group_id })
    const recording = await spoken(test, { group_id, id, slot: 8 })
    const { topics } = await organic(member.token, id)
    expect(topics[0]?.statements[0]?.recording).toEqual({ id: recording.id, seconds: 1 })
    expect(await listen(member.token, id, recording.id)).toMatchObject({
      status: 200,
      data: { seconds: 1, url: expect.stringMatching(/^\/media\/.+signature=/) },
    })
    expect(await logged('listenToStatement', id)).toMatchObject([{ actor_id: member.id, group_id }])
  })

  it('goes on for what is an answer, whose recording has no end any more', async () => {
    const { id } = await completedRun(test, { group_id })
    const recording = await spoken(test, { group_id, id, slot: 8 })
    const files = test.db.updateTable('files').set({ delete_after: null }).where('group_id', '=', group_id)
    await files.where('purpose', '=', 10).execute()
    expect(await listen(owner.token, id, recording.id)).toMatchObject({ status: 200 })
    expect((await organic(owner.token, id)).topics[0]?.statements[0]?.recording).toMatchObject({ id: recording.id })
  })

  it('lets members hear what they may read, and no more', async () => {
    const { id } = await completedRun(test, { group_id })
    const last = await spoken(test, { group_id, id, slot: 1 })
    expect(await listen(member.token, id, last.id)).toMatchObject({ status: 404 })
    expect(await listen(owner.token, id, last.id)).toMatchObject({ status: 200 })
  })

  it("does not know a recording of another person's run, nor one whose time is over", async () => {
    const one = await completedRun(test, { group_id })
    const other = await completedRun(test, { group_id })
    const recording = await spoken(test, { group_id, id: other.id, slot: 8 })
    expect(await listen(owner.token, one.id, recording.id)).toMatchObject({ status: 404, code: 'record.missing' })
    const files = test.db.updateTable('files').set({ delete_after: testDay }).where('group_id', '=', group_id)
    await files.where('purpose', '=', 10).execute()
    expect(await listen(owner.token, other.id, recording.id)).toMatchObject({ status: 404 })
    expect((await organic(owner.token, other.id)).topics[0]?.statements[0]?.recording).toBeNull()
    expect(await logged('listenToStatement', one.id)).toEqual([])
  })
})

describe('unmaskResult', () => {
  const unmask = (token: string | null, id: string, reason = 'She asked for an earlier interview') =>
    test.call('unmaskResult', { token, params: { id }, query: { group_id }, body: { reason } })

  it('shows an owner the name, keeps it shown to everybody, and logs who wanted it and why', async () => {
    const { id } = await completedRun(test, { group_id, first_name: 'Mei', last_name: 'Chen' })
    expect(await unmask(owner.token, id)).toMatchObject({ status: 200, data: { name: 'Mei Chen' } })
    expect((await info(member.token, id)).person).toMatchObject({ name: 'Mei Chen', naming: 'unmasked' })
    const reason = 'She asked for an earlier interview'
    expect(await logged('unmaskResult', id)).toMatchObject([{ actor_id: owner.id, group_id, detail: { reason } }])
  })

  it('is for owners alone, and for a reason', async () => {
    const { id } = await completedRun(test, { group_id })
    const manager = await colleague(test.db, group_id, 'manager')
    expect(await unmask(null, id)).toMatchObject({ status: 401 })
    expect(await unmask(manager.token, id)).toMatchObject({ status: 403 })
    expect(await unmask(member.token, id)).toMatchObject({ status: 403 })
    expect(await unmask(owner.token, id, ' ')).toMatchObject({ status: 422, error: { reason: [expect.any(String)] } })
    expect((await info(owner.token, id)).person.name).toBeNull()
  })

  it('logs nothing where the name is known already', async () => {
    const { id } = await completedRun(test, { group_id, status: resultStatus.accepted })
    expect(await unmask(owner.token, id)).toMatchObject({ status: 200 })
    expect(await logged('unmaskResult', id)).toEqual([])
  })
})
