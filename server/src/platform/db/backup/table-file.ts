import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { TableShape } from './table-text.ts'

const pathOf = (folder: string, { schema, name }: Pick<TableShape, 'schema' | 'name'>) =>
  join(folder, 'tables', `${schema}.${name}.jsonl.gz`)

/** Writes lines as they come, so that a table of any size fits through memory. */
export async function writeTableFile(
  folder: string,
  table: TableShape,
  batches: AsyncIterable<string[]>,
): Promise<void> {
  async function* text() {
    for await (const lines of batches) yield `${lines.join('\n')}\n`
  }
  const file = createWriteStream(pathOf(folder, table), { mode: 0o600, flush: true })
  await pipeline(Readable.from(text()), createGzip({ level: 6 }), file)
}

const lines_at_once = 1000
const characters_at_once = 4_000_000

/** By line feed alone: Node's own reader of lines also breaks them at signs that may stand in a text. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** The lines again, in batches that one statement can take. */
export async function* readTableFile(
  folder: string,
  table: Pick<TableShape, 'schema' | 'name'>,
): AsyncGenerator<string[]> {
  const unpacked = createGunzip().setEncoding('utf8')
  const reading = pipeline(createReadStream(pathOf(folder, table)), unpacked)
  // A file that cannot be read also ends the loop below, with the same error; this one has to be heard all the same.
  reading.catch(() => {})
  let lines: string[] = []
  let characters = 0
  for await (const line of splitLines(unpacked)) {
    lines.push(line)
    characters += line.length
    if (lines.length < lines_at_once && characters < characters_at_once) continue
    yield lines
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield lines
}
