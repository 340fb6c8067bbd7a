import { getExportTable } from '@catchpitch/contract/exports/exports.endpoints'
import { getOrganicReport } from '@catchpitch/contract/reports/reports.endpoints'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { anyExport, exported } from '#testing/exports'
import { answeredBy, answeredByMany, surveyWithOwner } from '#testing/results'
import { testSpreadsheets } from '#testing/spreadsheets'
import { managerOf, moveToDepartment } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()
const day_ms = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(testDay.getTime() - days * day_ms)

const linesOf = (bytes: Buffer) => Papa.parse<string[]>(bytes.toString().replace('\ufeff', '').trimEnd()).data

describe('a file of results', () => {
  it('holds the same people, codes and figures as the list, and a name only where the list has one', async () => {
    const survey = await surveyWithOwner(test)
    const { owner, group_id, survey_id, query } = survey
    await answeredBy(test, survey, { no: 1, now: daysAgo(3), status: resultStatus.accepted, first_name: 'Nurul' })
    await answeredBy(test, survey, { no: 2, now: daysAgo(2), first_name: 'Wei' })
    const columns = [
      'code',
      'name',
      'email',
      'status',
      'completed_at',
      'situations',
      'feeling_place',
      'control_place',
      'shades',
      'is_repeat',
    ]
    const { bytes, done } = await exported(test, {
      token: owner.token,
      group_id,
      body: { ...anyExport, columns, survey_id },
    })
    expect(done).toMatchObject({
      state: 'done',
      rows_total: 2,
      rows_done: 2,
      file: { name: 'results-2026-11-16.csv', bytes: bytes.length },
    })
    const [titles, first, second, ...none] = linesOf(bytes)
    expect(titles?.slice(0, 5)).toEqual(['Code', 'Name', 'E-mail', 'Status', 'Completed'])
    expect(titles).toHaveLength(21)
    expect(none).toEqual([])
    expect(first?.slice(0, 4)).toEqual([participantCode(1), 'Nurul Tan', expect.stringContaining('@'), 'Shortlisted'])
    expect(second?.slice(0, 4)).toEqual([participantCode(2), '', '', 'Not decided'])
    const listed = await test.call('listSurveyResults', { token: owner.token, params: { id: survey_id }, query })
    expect(listed.data).toMatchObject(
      [first, second].map((line) => ({
        code: line?.[0],
        situations: Number(line?.[5]),
        x: Number(line?.[6]),
        y: Number(line?.[7]),
      })),
    )
    expect(bytes.toString()).not.toContain('Wei')
  })

  it('is narrowed as the list is, or holds those who were chosen, in the order asked for', async () => {
    const survey = await surveyWithOwner(test)
    const { owner, group_id, survey_id } = survey
    await answeredBy(test, survey, { no: 1, now: daysAgo(9), status: resultStatus.accepted })
    const two = await answeredBy(test, survey, { no: 2, now: daysAgo(5) })
    const three = await answeredBy(test, survey, { no: 3, now: daysAgo(1) })
    const codes = async (body: Record<string, unknown>) => {
      const asked = { ...anyExport, columns: ['code'], survey_id, ...body }
      const { bytes } = await exported(test, { token: owner.token, group_id, body: asked })
      return linesOf(bytes).slice(1).flat()
    }
    const all = [1, 2, 3].map(participantCode)
    expect(await codes({})).toEqual(all)
    expect(await codes({ order: '-completed_at' })).toEqual(all.toReversed())
    expect(await codes({ filter: 'status:undecided' })).toEqual(all.slice(1))
    expect(await codes({ filter: 'from:2026-11-10;until:2026-11-11' })).toEqual(all.slice(1, 2))
    expect(await codes({ keyword: participantCode(3) })).toEqual(all.slice(2))
    expect(await codes({ ids: [three.id, two.id] })).toEqual(all.slice(1))
    expect(await codes({ ids: [newId(testDay)] })).toEqual([])
  })

  it('over all surveys holds what the person sees, and nothing of another company', async () => {
    const survey = await surveyWithOwner(test)
    const { owner, group_id } = survey
    await answeredBy(test, survey, { no: 1, first_name: 'Aisyah' })
    const bar = await managerOf(test, group_id, 'Bar')
    const kitchen = await managerOf(test, group_id, 'Kitchen')
    const closed = await makeSurvey(test.db, { now: testDay, group_id, name: 'Cook' })
    await moveToDepartment(test, group_id, closed.id, kitchen.department_id)
    await answeredBy(test, { group_id, survey_id: closed.id, situation_ids: closed.situation_ids }, { no: 1 })
    const theirs = await surveyWithOwner(test)
    await answeredBy(test, theirs, { no: 1 })
    const surveys = async (token: string) => {
      const { bytes } = await exported(test, { token, group_id, body: { ...anyExport, columns: ['survey'] } })
      return linesOf(bytes).slice(1).flat()
    }
    expect(await surveys(owner.token)).toHaveLength(2)
    expect(await surveys(kitchen.token)).toContain('Cook')
    expect(await surveys(bar.token)).toHaveLength(1)
    expect(await surveys(bar.token)).not.toContain('Cook')
  })

  it('is whole where it takes several reads, with nobody twice', async () => {
    const survey = await surveyWithOwner(test)
    await answeredByMany(test, survey, 5)
    const { group_id, owner, survey_id } = survey
    const { bytes } = await exported(test, {
      token: owner.token,
      group_id,
      body: { ...anyExport, kind: 'organic', columns: ['code', 'rank'], survey_id },
    })
    const lines = linesOf(bytes).slice(1)
    expect(new Set(lines.map(([code]) => code)).size).toBe(5)
    expect(new Set(lines.map((line) => line.join())).size).toBeGreaterThan(5)
  })

  it('is in the language of whoever asks, and the same as a workbook', async () => {
    const survey = await surveyWithOwner(test)
    await answeredBy(test, survey, { no: 1, status: resultStatus.pipeline, first_name: '美玲' })
    const { group_id, owner, survey_id } = survey
    await test.db.updateTable('users').set({ language: 'zh' }).where('id', '=', owner.id).execute()
    const asked = {
      token: owner.token,
      group_id,
      body: { ...anyExport, columns: ['code', 'status', 'situations'], survey_id },
    }
    const csv = await exported(test, asked)
    expect(csv.done.file?.name).toBe('结果-2026-11-16.csv')
    const [titles, line] = linesOf(csv.bytes)
    expect(titles).toEqual(['编号', '状态', '情境数'])
    expect(line?.[1]).toBe('待定')
    const xlsx = await exported(test, { ...asked, body: { ...asked.body, format: 'xlsx' } })
    expect(xlsx.done.file?.name).toBe('结果-2026-11-16.xlsx')
    expect(await testSpreadsheets.read(xlsx.bytes)).toMatchObject({
      sheet: { format: 'xlsx', rows: [{ cells: titles }, { cells: line }] },
    })
  })
})

describe('a file of what people wrote', () => {
  it('holds as much of it as the reports of the survey show, with its words', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, owner, survey_id, situation_ids } = survey
    const { id } = await answeredBy(test, survey)
    await test.db.updateTable('surveys').set({ level: 6 }).where('group_id', '=', group_id).execute()
    const columns = ['code', 'situation', 'rank', 'statement', 'feeling', 'control', 'parameter']
    const { bytes, done } = await exported(test, {
      token: owner.token,
      group_id,
      body: { ...anyExport, kind: 'organic', columns, survey_id },
    })
    expect(done).toMatchObject({ kind: 'organic', rows_total: 1 })
    const lines = linesOf(bytes).slice(1)
    const { data } = await test.call('getOrganicReport', { token: owner.token, query: { group_id, id } })
    const shown = getOrganicReport.reply.parse(data)
    expect(lines).toHaveLength(situation_ids.length * 6)
    expect(
      lines.map(([, situation, rank, statement, , , parameter]) => [situation, Number(rank), statement, parameter]),
    ).toEqual(
      shown.topics.flatMap(({ name, statements }) =>
        statements.map(({ rank, text, parameter }) => [name, rank, text, parameter]),
      ),
    )
  })

  it('holds a line for each situation with the figures of the dynamic report', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, owner, survey_id } = survey
    const { id } = await answeredBy(test, survey)
    const columns = ['situation', 'statements', 'feeling_place', 'alignment']
    const { bytes } = await exported(test, {
      token: owner.token,
      group_id,
      body: { ...anyExport, kind: 'dynamic', columns, survey_id },
    })
    const { data } = await test.call('getDynamicReport', { token: owner.token, query: { group_id, ids: id } })
    expect(data).toMatchObject({
      people: [
        {
          by_situation: linesOf(bytes)
            .slice(1)
            .map(([name, statements, x, alignment]) => ({
              name,
              statements: Number(statements),
              x: Number(x),
              alignment: Number(alignment),
            })),
        },
      ],
    })
  })
})

describe('getExportTable', () => {
  const columns = 'code,name,survey,completed_at,feeling_place'

  it('holds what the file holds, in the language of whoever asks, with names in Chinese', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, owner, survey_id } = survey
    await answeredBy(test, survey, { no: 1, now: daysAgo(3), status: resultStatus.accepted, first_name: '美玲' })
    await answeredBy(test, survey, { no: 2, now: daysAgo(2), first_name: 'Wei' })
    await test.db.updateTable('users').set({ language: 'zh' }).where('id', '=', owner.id).execute()
    const query = { group_id, survey_id, kind: 'results', columns }
    const { status, data } = await test.call('getExportTable', { token: owner.token, query })
    expect(status).toBe(200)
    const table = getExportTable.reply.parse(data)
    expect(table).toMatchObject({ total: 2, printed: 2 })
    expect(table.columns.slice(0, 2)).toEqual([
      { title: '编号', style: 'text' },
      { title: '姓名', style: 'text' },
    ])
    const [first, second] = table.lines
    expect(first?.[1]).toContain('美玲')
    expect(first?.[3]).toBe(daysAgo(3).toISOString())
    expect(second?.slice(0, 2)).toEqual([participantCode(2), null])
    const narrowed = await test.call('getExportTable', {
      token: owner.token,
      query: { ...query, filter: 'status:undecided' },
    })
    expect(getExportTable.reply.parse(narrowed.data).lines.map(([code]) => code)).toEqual([participantCode(2)])
  })

  it('holds a line for each statement or situation, and leaves out columns that such a file does not have', async () => {
    const survey = await surveyWithOwner(test)
    const { group_id, owner, survey_id } = survey
    await answeredBy(test, survey, { no: 1 })
    const table = async (kind: string) => {
      const query = { group_id, survey_id, kind, columns: 'code,statement,situation,statements,is_repeat' }
      const { data } = await test.call('getExportTable', { token: owner.token, query })
      return getExportTable.reply.parse(data)
    }
    const { columns: written, lines } = await table('organic')
    expect(written.map(({ title }) => title)).toEqual(['Code', 'Situation', 'Statement'])
    expect(lines.length).toBeGreaterThan(1)
    expect((await table('dynamic')).columns.map(({ title }) => title)).toEqual(['Code', 'Situation', 'Statements'])
  })

  it('is refused for another company’s survey, and for columns and kinds that there are not', async () => {
    const { owner, group_id, survey_id } = await surveyWithOwner(test)
    const theirs = await surveyWithOwner(test)
    const asked = (query: Record<string, string>) =>
      test.call('getExportTable', { token: owner.token, query: { group_id, kind: 'results', columns, ...query } })
    expect(await asked({ survey_id: theirs.survey_id })).toMatchObject({ status: 404 })
    expect(await asked({ survey_id, columns: 'code,salary' })).toMatchObject({ status: 422 })
    expect(await asked({ survey_id, kind: 'everything' })).toMatchObject({ status: 422 })
  })
})
