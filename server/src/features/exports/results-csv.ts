import { fullNameFrom } from '@catchpitch/contract/fields/full-name'
import { readWritten, statusWords, writtenFigures } from '#features/results/results.public'
import { byteOrderMark, csvCell, csvLine } from '#platform/csv/csv-line'
import { writtenFigure } from '#platform/spreadsheets/written-figure'
import { fileColumns, nameColumns } from './export-columns.rules.ts'
import { type Reading, wantedBy } from './export-lines.ts'
import { exportWords } from './export-words.rules.ts'

/** The database writes the very small as `1e-05`, and a zero below zero. Whatever is no such number stands as it is. */
const oddly = /e[-+]\d|(?:^|")-0(?:$|")/u
const number = /(?<=^|")-?\d+(?:\.\d+)?(?:e[-+]\d+)?(?=$|")/gu
const asNumbersAre = (figures: string) =>
  oddly.test(figures) ? figures.replace(number, (written) => writtenFigure(Number(written))) : figures

/** What stands between the quotes of a cell. */
const inCell = (text: string) => csvCell(text).slice(1, -1)

/**
 * A file of results as CSV: the same as `exportTable` written by `csvParts`, byte for byte, in about a third of the time,
 * because one statement finds everybody, and the database writes the figures. Names, and all that somebody may have
 * typed, are written here.
 */
export async function* resultsCsv(
  { db, group, request }: Reading,
  onPeople: (people: number) => Promise<void>,
  people_at_once = 1000,
): AsyncIterable<Buffer> {
  const { columns, language } = request
  const statuses = statusWords[language]
  yield Buffer.from(byteOrderMark + csvLine(fileColumns(request, statuses).map(({ title }) => title)))
  const names = Object.entries(nameColumns(language, statuses)).filter(([column]) =>
    columns.some((chosen) => chosen === column),
  )
  const words = exportWords[language]
  const writing = {
    people_at_once,
    figures: writtenFigures.filter((figure) => columns.includes(figure)),
    separator: '","',
    words: {
      enough: inCell(words.enough),
      notEnough: inCell(words.notEnough),
      yes: inCell(words.yes),
      no: inCell(words.no),
    },
  }
  let people = 0
  for await (const some of readWritten(db, wantedBy(group, request.people), writing)) {
    const lines = some.map(({ no, name, email, survey, status, figures }) => {
      const named = { no, name: name && fullNameFrom(name), email, survey, status }
      const cells = names.map(([, { of }]) => csvCell(of(named)))
      if (writing.figures.length > 0) cells.push(`"${asNumbersAre(figures)}"`)
      return `${cells.join(',')}\r\n`
    })
    yield Buffer.from(lines.join(''))
    people += some.length
    await onPeople(people)
  }
}
