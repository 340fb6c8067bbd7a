import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = process.env.SOFFICE ?? 'soffice'

export async function libreOfficeVersion(): Promise<string> {
  try {
    return (await run(program, ['--version'])).stdout.trim()
  } catch (cause) {
    const hint = 'Install its Calc (on Debian: apt-get install libreoffice-calc), or say in SOFFICE where it is.'
    throw new Error(`This check opens files in LibreOffice, and "${program}" does not start. ${hint}`, { cause })
  }
}

/** A cell as the program holds it: a text; or a figure, a moment or nothing, as it is shown. */
export type ReadCell = { text: string; is_text: boolean }

// Numbers by which its filters for text are told what they are to do.
const comma = 44
const quote = 34
const utf8 = 76
const filter = 'Text - txt - csv (StarCalc)'

/** The last: formulas are to be carried out, which nobody should choose and some do. The rest is as by a double click. */
const openingCsv = `--infilter=${filter}:${[comma, quote, utf8, 1, '', '', false, true, '', '', '', true].join(',')}`

/** Texts in quotes and all else without, by which they are told apart; cells as they are shown; formulas as formulas. */
const writingCsv = `csv:${filter}:${[comma, quote, utf8, 1, '', '', true, true, true].join(',')}`

/** A line ends at a break outside of quotes. */
function cellsOf(csv: string): ReadCell[][] {
  const rows: ReadCell[][] = []
  let row: ReadCell[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n)/g)) {
    row.push({ text: quoted?.replaceAll('""', '"') ?? plain, is_text: quoted !== undefined })
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** Opens files of one format and gives the cells of each. All at once: most of the time it takes to start. */
export async function openInLibreOffice(format: 'csv' | 'xlsx', files: readonly Buffer[]): Promise<ReadCell[][][]> {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch office '))
  try {
    const paths = files.map((_, at) => join(folder, `${at}.${format}`))
    await Promise.all(files.map((bytes, at) => writeFile(paths[at] ?? '', bytes)))
    // With settings of its own: the same program, open elsewhere, would take the files, and nothing would come back.
    const settings = `-env:UserInstallation=${pathToFileURL(join(folder, 'settings')).href}`
    const opening = format === 'csv' ? [openingCsv] : []
    const writing = ['--convert-to', writingCsv, '--outdir', join(folder, 'read')]
    await run(program, [settings, '--headless', ...opening, ...writing, ...paths], { timeout: 240_000 })
    const read = files.map((_, at) => readFile(join(folder, 'read', `${at}.csv`), 'utf8'))
    return (await Promise.all(read)).map(cellsOf)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
