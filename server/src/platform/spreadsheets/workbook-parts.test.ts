import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { csvParts } from '#platform/csv/csv-parts'
import { testSpreadsheets } from '#testing/spreadsheets'
import { formulas } from '../../../../specification/hostile-texts.ts'
import type { Cell, WrittenColumn } from './cell.ts'
import { workbookParts } from './workbook-parts.ts'

const columns: readonly WrittenColumn[] = [
  { title: 'Name', style: 'text' },
  { title: 'Share', style: 'share' },
  { title: 'Completed', style: 'moment' },
]

async function* inBatches(lines: readonly (readonly Cell[])[], size = 2) {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size)
}

async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

const noon = new Date('2026-11-16T04:00:00.000Z')
const lines: readonly (readonly Cell[])[] = [
  ['陈美玲', 0.25, noon],
  ['Aisyah & "Co" <b>', -0.5, null],
  [null, 0, noon],
]

/** What the database cannot hold is here too: the writers promise it for any text. */
const dangerous = [...formulas, `\0${formulas[0]}`]

describe('a workbook', () => {
  it('is read by others with the same texts, figures and times', async () => {
    const book = read(await whole(workbookParts(columns, inBatches(lines))))
    const sheet = book.Sheets.Sheet1
    expect(sheet && utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null })).toEqual([
      ['Name', 'Share', 'Completed'],
      ['陈美玲', 0.25, 46_342.5],
      ['Aisyah & "Co" <b>', -0.5, null],
      [null, 0, 46_342.5],
    ])
    expect(sheet && utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
      ['Name', 'Share', 'Completed'],
      ['陈美玲', '25%', '2026-11-16 12:00'],
      ['Aisyah & "Co" <b>', '-50%'],
      [undefined, '0%', '2026-11-16 12:00'],
    ])
  })

  it('has 0 where only adding has left something over', async () => {
    const book = read(await whole(workbookParts(columns, inBatches([['Aisyah', -1.4e-17, null]]))))
    expect(book.Sheets.Sheet1?.B2).toMatchObject({ v: 0, w: '0%' })
  })

  it('is read by the import of our own', async () => {
    const answer = await testSpreadsheets.read(await whole(workbookParts(columns, inBatches(lines))))
    expect(answer).toMatchObject({
      sheet: { format: 'xlsx', rows: [{ cells: columns.map(({ title }) => title) }, {}, {}, {}] },
    })
  })

  it('goes on in another sheet where one is full', async () => {
    const many = Array.from({ length: 7 }, (_, at): Cell[] => [`Line ${at}`, at, null])
    const book = read(await whole(workbookParts(columns, inBatches(many, 3), 4)))
    expect(book.SheetNames).toEqual(['Sheet1', 'Sheet2', 'Sheet3'])
    const names = Object.values(book.Sheets).flatMap((sheet) =>
      utils
        .sheet_to_json<string[]>(sheet, { header: 1 })
        .slice(1)
        .map(([name]) => name),
    )
    expect(names).toEqual(many.map(([name]) => name))
  })

  it('has its headings also where there is nobody', async () => {
    const book = read(await whole(workbookParts(columns, inBatches([]))))
    expect(book.Sheets.Sheet1 && utils.sheet_to_json(book.Sheets.Sheet1, { header: 1 })).toEqual([
      ['Name', 'Share', 'Completed'],
    ])
  })

  it('ends with what went wrong in the middle', async () => {
    async function* broken() {
      yield [lines[0] ?? []]
      throw new Error('the database went away')
    }
    await expect(whole(workbookParts(columns, broken()))).rejects.toThrow('the database went away')
  })

  it.each(dangerous)('holds %j as a text and never as a formula', async (text) => {
    const book = read(await whole(workbookParts(columns, inBatches([[text, 1, null]]))), { cellFormula: true })
    const cell: unknown = book.Sheets.Sheet1?.A2
    expect(cell).toMatchObject({ t: 's' })
    expect(cell).not.toHaveProperty('f')
    expect(book.SheetNames).toEqual(['Sheet1'])
  })
})

describe('a CSV', () => {
  it.each(dangerous)('holds %j as a text and never as a formula', async (text) => {
    const written = (await whole(csvParts(columns, inBatches([[text, 1, noon]])))).toString()
    const [, line = ''] = written.split('\r\n', 2)
    expect(line.startsWith(`"'`)).toBe(true)
    const answer = await testSpreadsheets.read(Buffer.from(written))
    expect(answer).toMatchObject({ sheet: { rows: [{}, { cells: [expect.anything(), '1', '2026-11-16 12:00'] }] } })
  })
})
