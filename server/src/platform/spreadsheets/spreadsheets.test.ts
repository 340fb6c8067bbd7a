import { importFormats } from '@catchpitch/contract/imports/import-formats'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hostileSheets, tableAs, workbookOf } from '#testing/hostile-sheets'
import { spreadsheetWorker, testSpreadsheets } from '#testing/spreadsheets'
import { openSpreadsheets } from './spreadsheets.ts'

const read = (bytes: Buffer) => testSpreadsheets.read(bytes)

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const answer = await read(bytes)
  if ('problem' in answer) throw new Error(answer.problem.key)
  return answer.sheet.rows.map(({ cells }) => cells)
}

const table = [
  ['email', 'name'],
  ['mei@example.com', '陈美'],
]

describe('a CSV', () => {
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  it.each([
    ['in UTF-8', Buffer.from('email,name\nmei@example.com,陈美\n')],
    ['with a mark at its beginning', Buffer.from('\ufeffemail,name\r\nmei@example.com,陈美\r\n')],
    ['in UTF-16, as Excel writes it', Buffer.from('\ufeffemail\tname\r\nmei@example.com\t陈美\r\n', 'utf16le')],
    ['in UTF-16 the other way round', utf16be('\ufeffemail\tname\nmei@example.com\t陈美')],
    ['in UTF-16 without a mark', Buffer.from('email\tname\nmei@example.com\t陈美', 'utf16le')],
    ['in GBK', Buffer.concat([Buffer.from('email,name\nmei@example.com,'), Buffer.from([0xb3, 0xc2, 0xc3, 0xc0])])],
    ['with semicolons', Buffer.from('email;name\nmei@example.com;陈美')],
    ['that says what stands between its cells', Buffer.from('sep=;\nemail;name\nmei@example.com;陈美')],
    ['with quotes', Buffer.from('"email","name"\n"mei@example.com","陈美"')],
  ])('%s is read', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(table)
  })

  it('of a western program keeps its accents', async () => {
    expect(await cellsOf(Buffer.from('name\nJosé Noël\n', 'latin1'))).toEqual([['name'], ['José Noël']])
  })

  it('keeps line breaks and quotes inside of quotes, and the number of every row', async () => {
    const answer = await read(Buffer.from('name,note\n\nMei,"two\nlines, ""quoted"""\n,,\nAli,x\n'))
    expect(answer).toMatchObject({
      sheet: {
        rows: [
          { line: 1, cells: ['name', 'note'] },
          { line: 3, cells: ['Mei', 'two\nlines, "quoted"'] },
          { line: 5, cells: ['Ali', 'x'] },
        ],
      },
    })
  })
})

describe.each(['xlsx', 'biff8'] as const)('a workbook as %s', (format) => {
  it('is read as text: numbers in full, dates as days', async () => {
    const rows = [
      ['name', 'mobile', 'born', 'yes'],
      ['陈美', 60_123_456_789, new Date(Date.UTC(1990, 1, 28)), true],
    ]
    expect(await cellsOf(tableAs(format, rows))).toEqual([
      ['name', 'mobile', 'born', 'yes'],
      ['陈美', '60123456789', '1990-02-28', 'TRUE'],
    ])
  })

  it('keeps the number of every row', async () => {
    const answer = await read(tableAs(format, [['name'], [], ['Mei']]))
    expect(answer).toMatchObject({ sheet: { rows: [{ line: 1 }, { line: 3, cells: ['Mei'] }] } })
  })
})

describe('a formula', () => {
  it('is never computed: what counts is the result that the file was saved with', async () => {
    const rows =
      '<row><c t="str"><f>HYPERLINK("http://evil.example","x")</f><v>saved</v></c><c><f>1+1</f></c><c><f>2*3</f><v>7</v></c></row>'
    expect(await cellsOf(workbookOf({ rows }))).toEqual([['saved', '', '7']])
  })

  it('in a CSV is the text that it is', async () => {
    expect(await cellsOf(Buffer.from("name\n=cmd|' /C calc'!A0\n"))).toEqual([['name'], ["=cmd|' /C calc'!A0"]])
  })
})

describe('a file of ours', () => {
  const rows = [
    ['name', 'mobile', 'note'],
    ['陈美', '+60 12', '=1+1'],
    ['Ali', '0123', '@x'],
  ]

  it.each(importFormats)('as %s reads as it was written', async (format) => {
    const answer = await read(await testSpreadsheets.write(rows, format))
    expect(answer).toMatchObject({ sheet: { format, rows: rows.map((cells) => ({ cells })) } })
  })

  it('as CSV holds nothing that a spreadsheet program would carry out', async () => {
    const text = (await testSpreadsheets.write(rows, 'csv')).toString()
    expect(text).toBe("\ufeffname,mobile,note\r\n陈美,'+60 12,'=1+1\r\nAli,0123,'@x\r\n")
  })
})

const makeHostile = (name: string) => hostileSheets[name]?.make() ?? Buffer.alloc(0)

/** What somebody may send to harm us. */
describe('a hostile file', () => {
  it.each(Object.entries(hostileSheets))('(%s) is refused for what it is', async (_, { said, make }) => {
    const bytes = make()
    expect(bytes.length).toBeLessThanOrEqual(limits.spreadsheet.bytes)
    expect(await read(bytes)).toMatchObject({ problem: { key: said } })
  })

  it('is given up when it takes too long', async () => {
    const impatient = openSpreadsheets(await spreadsheetWorker(), { patience_ms: 1 })
    expect(await impatient.read(makeHostile('a million rows'))).toMatchObject({ problem: { key: 'field.sheet.heavy' } })
  })

  it('leaves the server free for everything else while it is read', async () => {
    const bytes = makeHostile('a million rows')
    let turns = 0
    const watch = setInterval(() => (turns += 1), 1)
    onTestFinished(() => clearInterval(watch))
    await read(bytes)
    // Read in the server's own thread, it would leave it no turn at all.
    expect(turns).toBeGreaterThan(20)
  })

  it('does not keep the others waiting for ever', async () => {
    const bytes = makeHostile('a million columns')
    const many = Array.from({ length: 4 }, () => read(bytes))
    const honest = read(Buffer.from('name\nMei'))
    await Promise.all(many)
    expect(await honest).toMatchObject({ sheet: { rows: [{ cells: ['name'] }, { cells: ['Mei'] }] } })
  })
})
