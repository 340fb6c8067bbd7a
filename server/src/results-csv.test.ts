import { columnsOfExport } from '@catchpitch/contract/exports/export'
import type { ExportRequest } from '@catchpitch/contract/exports/export-request'
import { languages } from '@catchpitch/contract/languages'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { exportTable, wantedBy } from '#features/exports/export-lines'
import { resultsCsv } from '#features/exports/results-csv'
import { readWanted } from '#features/results/results.public'
import { csvParts } from '#platform/csv/csv-parts'
import { findMembership } from '#platform/session/session.queries'
import { useApp } from '#testing/app'
import { answeredBy, surveyWithOwner } from '#testing/results'
import { testDay } from '#testing/test-day'

const test = useApp()

async function textOf(parts: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all).toString()
}

/** Names that a spreadsheet would run or read wrongly, and numbers that are written in more ways than one. */
const awkward = [
  { name: '伟 李', status: resultStatus.accepted, x: 0.1 + 0.2, y: -0, alignment: 1e-5, shade: 1e-7 },
  { name: '=SUM(A1) "x", y', status: resultStatus.pipeline, x: -1, y: 1, alignment: -0.000001, shade: 1 / 3 },
  { name: null, status: null, x: -0, y: 2 / 3, alignment: 0.00012345678901234567, shade: -1.4e-17 },
  { name: '－1 line\nbreak', status: resultStatus.rejected, x: 5.6e-17, y: -4.9e-5, alignment: 1.5e-9, shade: 1 },
]

async function arrange() {
  const survey = await surveyWithOwner(test)
  const { group_id, owner, survey_id } = survey
  await test.db
    .updateTable('surveys')
    .set({ name: '+Barista "day", 咖啡师' })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()
  for (const [at, { shade, name, status, ...figures }] of awkward.entries()) {
    const { id } = await answeredBy(test, survey, { no: at + 1, now: new Date(testDay.getTime() - at * 3_661_001) })
    await test.db
      .updateTable('results')
      .set({
        ...figures,
        name,
        status,
        status_at: status === null ? null : testDay,
        shades: [shade, ...Array.from({ length: 11 }, (_, place) => place / 66)],
        events: at,
        is_repeat: at === 1,
        situations: at + 1,
      })
      .where('group_id', '=', group_id)
      .where('attempt_id', '=', id)
      .execute()
  }
  const group = await findMembership(test.db, group_id, owner.id)
  if (!group) throw new Error('The owner is no member.')
  return { group, survey_id }
}

type Wished = Pick<ExportRequest, 'columns'> & Partial<Pick<ExportRequest, 'language'>> & { survey_ids?: string[] }

const requestOf = ({ columns, language = 'en', survey_ids }: Wished): ExportRequest => ({
  kind: 'results',
  format: 'csv',
  columns,
  language,
  people: { keyword: '', descending: true, survey_ids },
})

const heard = async () => {}

describe('a CSV of results for which the database writes the figures', () => {
  it('is the same, byte for byte, as one that is written figure by figure, whatever columns are chosen', async () => {
    const { group, survey_id } = await arrange()
    const all = [...columnsOfExport.results]
    const wished: Wished[] = [
      ...languages.map((language) => ({ columns: all, language, survey_ids: [survey_id] })),
      { columns: all },
      ...all.map((column) => ({ columns: [column], survey_ids: [survey_id] })),
    ]
    for (const wish of wished) {
      const reading = { db: test.db, group, request: requestOf(wish) }
      const table = exportTable(reading, heard)
      const expected = await textOf(csvParts(table.columns, table.lines))
      expect(expected.split('\r\n').length).toBeGreaterThan(awkward.length)
      expect(await textOf(resultsCsv(reading, heard))).toBe(expected)
    }
  })

  it('is the same however many are read at a time, and tells how many have been', async () => {
    const { group, survey_id } = await arrange()
    const request = requestOf({ columns: [...columnsOfExport.results], survey_ids: [survey_id] })
    const reading = { db: test.db, group, request }
    const told: number[] = []
    const tell = async (people: number) => void told.push(people)
    expect(await textOf(resultsCsv(reading, tell, 3))).toBe(await textOf(resultsCsv(reading, heard)))
    expect(told).toEqual([3, 4])
  })

  it('writes numbers as they are read, and harmless what was typed', async () => {
    const { group, survey_id } = await arrange()
    const columns: ExportRequest['columns'] = ['name', 'survey', 'feeling_place', 'control_place', 'alignment']
    const request = requestOf({ columns, survey_ids: [survey_id] })
    const written = await textOf(resultsCsv({ db: test.db, group, request }, heard))
    const survey = `"'+Barista ""day"", 咖啡师"`
    expect(written.split('\r\n').slice(1, 5)).toEqual([
      `"李伟",${survey},"0.30000000000000004","0","0.00001"`,
      `"'=SUM(A1) ""x"", y",${survey},"-1","1","-0.000001"`,
      `"",${survey},"0","0.6666666666666666","0.00012345678901234567"`,
      `"'－1 line\nbreak",${survey},"0","-0.000049","1.5e-9"`,
    ])
  })
})

describe('results that are read some at a time', () => {
  it('go on where the last read ended, with nobody twice and nobody left out', async () => {
    const { group, survey_id } = await arrange()
    const wanted = wantedBy(group, requestOf({ columns: [], survey_ids: [survey_id] }).people)
    const read = (after: { completed_at: Date; id: string } | null) =>
      readWanted(test.db, wanted, { after, count: 3, by_situation: false })
    const first = await read(null)
    const second = await read(first.at(-1) ?? null)
    expect([first, second].map((some) => some.map(({ events }) => events))).toEqual([[0, 1, 2], [3]])
  })
})
