import Papa from 'papaparse'
import { createRowCollector } from './collect-rows.ts'
import { decodeText } from './decode-text.ts'
import { isTable } from './file-kind.ts'
import { type Sheet, SheetError } from './sheet.ts'

/** A first line by which some programs say what stands between the cells. */
const separatorLine = /^sep=(.)\r?\n/i

/** What the first row has most of: it names the columns, and their names seldom hold a comma. */
function separatorOf(text: string): string {
  const [first = ''] = /^.*\S.*$/m.exec(text) ?? []
  const outside = first.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => outside.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

export function readCsv(bytes: Buffer): Sheet {
  const decoded = decodeText(bytes)
  if (!isTable(decoded)) throw new SheetError('field.sheet.type')
  const said = separatorLine.exec(decoded)
  const collector = createRowCollector()
  let line = said ? 1 : 0
  Papa.parse<string[]>(said ? decoded.slice(said[0].length) : decoded, {
    delimiter: said?.[1] ?? separatorOf(decoded.slice(0, 10_000)),
    step({ data, errors }) {
      line += 1
      // A quote that never ends has swallowed everything behind it.
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new SheetError('field.sheet.broken')
      collector.add(line, data)
    },
  })
  return { format: 'csv', rows: collector.rows }
}
