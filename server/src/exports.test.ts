import { exportLimits } from '@catchpitch/contract/exports/export'
import { getExport, listExportUsers } from '@catchpitch/contract/exports/exports.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { describe, expect, it } from 'vitest'
import { forgetExports, runExport } from '#features/exports/exports.public'
import { stoppedClock } from '#platform/clock'
import { acrossGroups } from '#platform/db/across-groups'
import { sweepFiles } from '#platform/files/sweep-files'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { anyExport, exported, runOrdered, waitingExport } from '#testing/exports'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { colleague, company } from '#testing/make'
import { answeredByMany, surveyWithOwner } from '#testing/results'
import { managerOf, memberOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

const order = (token: string | null, group_id: string, body: Record<string, unknown> = {}) =>
  test.call('createExport', { token, query: { group_id }, body: { ...anyExport, ...body } })

describe('createExport', () => {
  it('is for owners and managers, who may take results away', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    const member = await memberOf(test, group_id)
    expect(await order(null, group_id)).toMatchObject({ status: 401 })
    expect(await order(member.token, group_id)).toMatchObject({ status: 403 })
    const manager = await colleague(test.db, group_id, 'manager')
    expect(await order(manager.token, group_id)).toMatchObject({ status: 200, data: { state: 'waiting', file: null } })
    expect(await order(owner.token, group_id)).toMatchObject({ status: 200 })
  })

  it("knows neither another company's survey nor one of other departments", async () => {
    const { owner, group_id, survey_id } = await surveyWithOwner(test)
    const theirs = await surveyWithOwner(test)
    expect(await order(owner.token, group_id, { survey_id: theirs.survey_id })).toMatchObject({ status: 404 })
    const { department_id } = await managerOf(test, group_id, 'Kitchen')
    const { token } = await managerOf(test, group_id, 'Bar')
    await moveToDepartment(test, group_id, survey_id, department_id)
    expect(await order(token, group_id, { survey_id })).toMatchObject({ status: 404, code: 'record.missing' })
  })

  it.each([
    ['kind', { kind: 'everything' }],
    ['format', { format: 'docx' }],
    ['columns', { columns: [] }],
    ['columns', { columns: ['statement'] }],
    ['filter', { filter: 'flag:cheated' }],
    ['ids', { ids: [] }],
  ])('names the field %s where it is wrong', async (field, body) => {
    const { owner, group_id } = await surveyWithOwner(test)
    expect(await order(owner.token, group_id, body)).toMatchObject({
      status: 422,
      error: { [field]: [expect.any(String)] },
    })
  })

  it('is written to the audit log with its columns', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    const { id } = await exported(test, { token: owner.token, group_id, body: anyExport })
    const events = await acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('subject_id', '=', id)
      .select(['action', 'actor_id', 'group_id', 'subject'])
      .execute()
    expect(events).toEqual([{ action: 'createExport', actor_id: owner.id, group_id, subject: 'export' }])
  })

  it('lets a few of a person wait at a time', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    for (let at = 0; at < exportLimits.unfinished; at += 1) {
      expect(await order(owner.token, group_id)).toMatchObject({ status: 200 })
    }
    expect(await order(owner.token, group_id)).toMatchObject({ status: 429, code: 'rate.limited' })
    const other = await colleague(test.db, group_id, 'manager')
    expect(await order(other.token, group_id)).toMatchObject({ status: 200 })
  })

  it('goes on without a plan: whoever leaves takes along what is theirs', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    await test.db.deleteFrom('subscriptions').where('group_id', '=', group_id).execute()
    expect(await order(owner.token, group_id)).toMatchObject({ status: 200 })
  })
})

describe('getExport', () => {
  it('shows an export to whoever ordered it, and to nobody else', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    const { id } = await exported(test, { token: owner.token, group_id, body: anyExport })
    const look = (token: string | null, at = group_id) =>
      test.call('getExport', { token, params: { id }, query: { group_id: at } })
    expect(await look(null)).toMatchObject({ status: 401 })
    expect(await look((await memberOf(test, group_id)).token)).toMatchObject({ status: 403 })
    expect(await look((await colleague(test.db, group_id, 'manager')).token)).toMatchObject({ status: 404 })
    const other = await company(test.db)
    expect(await look(other.owner.token, other.id)).toMatchObject({ status: 404 })
    expect(await look(owner.token)).toMatchObject({ status: 200, data: { state: 'done' } })
  })

  it('has nothing for somebody who was taken out of the company before it was written', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    const manager = await colleague(test.db, group_id, 'manager')
    const { data } = await order(manager.token, group_id)
    const { id } = getExport.reply.parse(data)
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', group_id)
      .where('user_id', '=', manager.id)
      .execute()
    await runOrdered(test, group_id, id)
    const row = await test.db
      .selectFrom('exports')
      .where('group_id', '=', group_id)
      .where('id', '=', id)
      .select(['state', 'file_id'])
      .executeTakeFirst()
    expect(row).toEqual({ state: 3, file_id: null })
    expect(owner.id).not.toBe(manager.id)
  })

  it('gives the file until it expires, and the nightly jobs take both away', async () => {
    const { owner, group_id } = await surveyWithOwner(test)
    const { id, done } = await exported(test, { token: owner.token, group_id, body: anyExport })
    const end = new Date(testDay.getTime() + exportLimits.kept_hours * 60 * 60 * 1000)
    expect(done.expires_at).toBe(end.toISOString())
    const { db, storage } = test
    const context = { db, clock: stoppedClock(end), storage, ...testJobParts, announce: () => {} }
    await sweepFiles.run(context)
    expect(await db.selectFrom('files').where('group_id', '=', group_id).select('id').execute()).toEqual([])
    const look = () => test.call('getExport', { token: owner.token, params: { id }, query: { group_id } })
    expect(await look()).toMatchObject({ status: 200, data: { file: null } })
    await forgetExports.run(context)
    expect(await look()).toMatchObject({ status: 404 })
  })

  it('can be killed at any moment while it is written, and is whole at the end', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, owner } = survey
    await answeredByMany(test, survey, 2)
    await expectRepeatable({
      database_url: test.database_url,
      clock: test.clock,
      storage: test.storage,
      arrange: () => waitingExport(test, { group_id, requested_by: owner.id }),
      run: (context, export_id) => runExport.run(context, { group_id, export_id }),
      look: async (id) => {
        const { data } = await test.call('getExport', { token: owner.token, params: { id }, query: { group_id } })
        const { state, rows_done, file } = getExport.reply.parse(data)
        const fetched = await test.app.inject({ url: file?.url ?? '/' })
        return { state, rows_done, text: fetched.payload }
      },
    })
  })
})

describe('listExportUsers', () => {
  it('tells who would be in an export, by code where names are hidden', async () => {
    const survey = await surveyWithOwner(test)
    const { owner, group_id, survey_id } = survey
    const [one, two] = await answeredByMany(test, survey, 2)
    const look = async (wish: Record<string, string> = {}, token: string | null = owner.token) =>
      test.call('listExportUsers', { token, query: { group_id, survey_id, ...wish } })
    expect(await look({}, null)).toMatchObject({ status: 401 })
    expect(await look({}, (await memberOf(test, group_id)).token)).toMatchObject({ status: 403 })
    expect(await look({ survey_id: newId(testDay) })).toMatchObject({ status: 404 })
    expect(await look({ ids: 'x' })).toMatchObject({ status: 422, error: { 'ids.0': [expect.any(String)] } })
    const { data } = await look()
    expect(listExportUsers.reply.parse(data)).toMatchObject({
      total: 2,
      people: [
        { id: one?.id, code: participantCode(1), name: null, survey: { id: survey_id } },
        { id: two?.id, code: participantCode(2), name: null },
      ],
    })
    expect((await look({ ids: two?.id ?? '' })).data).toMatchObject({ total: 1, people: [{ id: two?.id }] })
  })
})
