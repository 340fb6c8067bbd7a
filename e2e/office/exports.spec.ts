import { columnsOfExport, type ExportFormat, type ExportKind, exportKinds } from '@catchpitch/contract/exports/export'
import { createExport, getExport, getExportTable } from '@catchpitch/contract/exports/exports.endpoints'
import { type Language, languages } from '@catchpitch/contract/languages'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { type APIRequestContext, expect } from '@playwright/test'
import { hostileTexts } from '../../specification/hostile-texts.ts'
import { test } from '../fixtures.ts'
import { hostileName } from '../hostile-answers.ts'
import { answeredUpTo, asOwner } from '../respondent.ts'
import { openInLibreOffice, type ReadCell } from './libre-office.ts'

/*
 * `npm run check:exports`: the files of an export, opened in a spreadsheet program of somebody else's, cell by cell
 * beside what the product itself shows of them. Tests of ours read them with libraries, which forgive other things.
 */

type Table = ReturnType<typeof getExportTable.reply.parse>
type Style = Table['columns'][number]['style']
type Exported = { language: Language; kind: ExportKind; table: Table; csv: Buffer; xlsx: Buffer }

/** Somebody who wrote every hostile text, ten in each of three situations. */
const writeHostile = (request: APIRequestContext) =>
  answeredUpTo(request, testStep.done, {
    ...hostileName,
    per_topic: 10,
    write: (topic, slot) => ({ text: hostileTexts[((topic - 1) * 10 + slot - 1) % hostileTexts.length] ?? '' }),
  })

async function dataOf(reply: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const answered = await reply
  expect(answered.status(), await answered.text()).toBe(200)
  const body: unknown = await answered.json()
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null
}

/** The file, once it is written. */
async function fileOf(request: APIRequestContext, kind: ExportKind, format: ExportFormat): Promise<Buffer> {
  const { headers, group_id } = await asOwner(request)
  const asked = { headers, params: { group_id } }
  const data = { kind, format, columns: columnsOfExport[kind], survey_id: null }
  const { id } = createExport.reply.parse(await dataOf(request.post('/api/v1/exports', { ...asked, data })))
  const look = async () => getExport.reply.parse(await dataOf(request.get(`/api/v1/exports/${id}`, asked)))
  await expect.poll(async () => (await look()).state).toBe('done')
  const { file } = await look()
  return (await request.get(file?.url ?? '')).body()
}

/** What somebody who works in this language takes away of everybody, and what is printed of the same. */
async function exportsIn(request: APIRequestContext, language: Language): Promise<Exported[]> {
  const { headers, group_id } = await asOwner(request)
  await dataOf(request.post('/api/v1/select-language', { headers, data: { language } }))
  const all: Exported[] = []
  for (const kind of exportKinds) {
    const params = { group_id, kind, columns: columnsOfExport[kind].join(',') }
    const table = getExportTable.reply.parse(await dataOf(request.get('/api/v1/exports/table', { headers, params })))
    expect(table.printed).toBe(table.total)
    const csv = await fileOf(request, kind, 'csv')
    all.push({ language, kind, table, csv, xlsx: await fileOf(request, kind, 'xlsx') })
  }
  return all
}

const kualaLumpur_ms = 8 * 60 * 60 * 1000
const wallTime = (moment: string) =>
  new Date(Date.parse(moment) + kualaLumpur_ms).toISOString().slice(0, 16).replace('T', ' ')

const looksLikeFormula = /^\s*[=+\-@＝＋－＠]/u

/** A line break is one sign in a cell, however it was typed. */
const inCell = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** To as many places as matter: the program itself shows 15 digits. */
const inFull = (figure: number) => String(Number(figure.toFixed(12)))

/** What a workbook shows of a figure, which is what the page shows; a CSV has it in full. */
const shown = {
  text: inFull,
  moment: inFull,
  whole: inFull,
  // Without a sign where nothing is left to have one.
  number: (figure: number) => figure.toFixed(2).replace(/^-(?=0\.00$)/, ''),
  share: (figure: number) => `${Math.round(figure * 100)}%`,
} as const satisfies Record<Style, (figure: number) => string>

/** A cell as it must be read. */
function expected(written: string | number | null, style: Style, format: ExportFormat): ReadCell {
  if (written === null || written === '') return { text: '', is_text: false }
  if (typeof written === 'number') {
    return { text: format === 'xlsx' ? shown[style](written) : inFull(written), is_text: false }
  }
  if (style === 'moment') return { text: wallTime(written), is_text: false }
  // Nothing else in a CSV can say that it is a text. In a workbook its type does, and nobody sees anything of it.
  const guard = format === 'csv' && looksLikeFormula.test(written) ? "'" : ''
  return { text: `${guard}${inCell(written)}`, is_text: true }
}

/** A cell of a CSV is shown as the program thinks best: a moment with its seconds, a figure with all that it has. */
function asRead({ text, is_text }: ReadCell, style: Style, format: ExportFormat): ReadCell {
  if (is_text || text === '' || format === 'xlsx') return { text, is_text }
  if (style === 'moment') return { text: text.replace(/:00$/, ''), is_text }
  // Nothing that is only an accident of adding: -1.4E-17 is what nobody wants to see.
  return { text: /E/i.test(text) ? text : inFull(Number(text)), is_text }
}

/** Every cell that is read otherwise than it was meant. */
function differences({ table, language, kind }: Exported, format: ExportFormat, read: readonly ReadCell[][]): string[] {
  const [titles = [], ...lines] = read
  expect(titles.map(({ text }) => text)).toEqual(table.columns.map(({ title }) => title))
  expect(lines).toHaveLength(table.lines.length)
  return table.lines.flatMap((cells, line) =>
    table.columns.flatMap(({ title, style }, column) => {
      const wanted = expected(cells[column] ?? null, style, format)
      const found = asRead(lines[line]?.[column] ?? { text: 'no cell', is_text: false }, style, format)
      if (wanted.text === found.text && wanted.is_text === found.is_text) return []
      const place = `${language} ${kind}.${format}, line ${line + 2}, "${title}"`
      return `${place}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`
    }),
  )
}

test('LibreOffice reads every cell of every export as it was written, and carries nothing out', async ({ request }) => {
  test.setTimeout(600_000)
  await writeHostile(request)
  const all: Exported[] = []
  for (const language of languages) all.push(...(await exportsIn(request, language)))

  const wrong: string[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    const files = all.map((exported) => exported[format])
    const read = await openInLibreOffice(format, files)
    for (const [at, exported] of all.entries()) wrong.push(...differences(exported, format, read[at] ?? []))
  }
  const cells = all.reduce((sum, { table }) => sum + table.lines.length * table.columns.length, 0)
  console.log(`${all.length * 2} files with ${cells} cells in each format were compared.`)
  expect(wrong).toEqual([])
})
