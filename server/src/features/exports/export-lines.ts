import type { ChosenPeople, ExportRequest } from '@catchpitch/contract/exports/export-request'
import { fullNameFrom } from '@catchpitch/contract/fields/full-name'
import { textIn } from '@catchpitch/contract/languages'
import { levelFor } from '@catchpitch/contract/reports/report-level'
import { presentTopic, readAnswersOf } from '#features/reports/reports.public'
import { readWanted, statusWords, type WantedResult, type WantedResults } from '#features/results/results.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import type { Cell, Lines, WrittenColumn } from '#platform/spreadsheets/cell'
import {
  type ExportedPerson,
  type ExportedSituation,
  type ExportedStatement,
  type FileColumn,
  fileColumns,
} from './export-columns.rules.ts'
import { type Batch, readInTurn, type Survey } from './read-in-turn.ts'

/** So many people are read at a time; of whom more is told, fewer. */
const people_at_once = { results: 2000, organic: 250, dynamic: 1000 } as const

export type Reading = { db: Connection; group: Membership; request: Omit<ExportRequest, 'format'> }

/** Whose results somebody is after, within what they see. */
export const wantedBy = (group: Membership, people: ChosenPeople): WantedResults => ({
  ...people,
  group_id: group.id,
  reach: reachOf(group),
})

const personOf = (result: WantedResult, { name }: Survey): ExportedPerson => ({
  ...result,
  name: result.name && fullNameFrom(result.name),
  survey: name,
})

type Some = Batch<WantedResult>

/** What each of them wrote, as the reports of their survey show it to somebody of this role. */
async function statementLines({ db, group, request }: Reading, { results, surveyOf }: Some) {
  const answers = await readAnswersOf(
    db,
    group.id,
    results.map(({ id }) => id),
  )
  const lines: ExportedStatement[] = []
  for (const result of results) {
    const survey = surveyOf(result)
    const content = await findEdition(db, { group_id: group.id, ...result })
    const level = levelFor(group.role, survey.level)
    const { feelings_scale } = content
    for (const answered of answers.get(result.id) ?? []) {
      const { name: situation, topic, statements } = presentTopic(answered, content, request.language)
      for (const { rank, text, link, feeling, control, parameter, shade_text } of statements.slice(0, level)) {
        const said = { text: [text, link].filter(Boolean).join(' '), rank, feeling, control, parameter, shade_text }
        lines.push({ ...personOf(result, survey), situation, topic, feelings_scale, ...said })
      }
    }
  }
  return lines
}

/** What each situation of theirs comes to. */
async function situationLines({ db, group, request }: Reading, { results, surveyOf }: Some) {
  const lines: ExportedSituation[] = []
  for (const result of results) {
    const content = await findEdition(db, { group_id: group.id, ...result })
    for (const { situation_id, statements, x, y, alignment, shades } of result.by_situation) {
      const asked = content.situations.find(({ id }) => id === situation_id)
      const situation = asked ? textIn(asked.name, request.language) : ''
      lines.push({ ...personOf(result, surveyOf(result)), situation, statements, x, y, alignment, shades })
    }
  }
  return lines
}

const personLines = async (_: Reading, { results, surveyOf }: Some): Promise<ExportedPerson[]> =>
  results.map((result) => personOf(result, surveyOf(result)))

const linesOf = { results: personLines, organic: statementLines, dynamic: situationLines } as const

/** The lines of some people, cell by cell. */
export async function cellsOf(reading: Reading, columns: readonly FileColumn[], batch: Some): Promise<Cell[][]> {
  const lines = await linesOf[reading.request.kind](reading, batch)
  return lines.map((line) => columns.map(({ of }) => of(line)))
}

/** The people of an export with their surveys. */
const batches = ({ db, group, request }: Reading) => {
  const wanted = wantedBy(group, request.people)
  const by_situation = request.kind === 'dynamic'
  return readInTurn({ db, group_id: group.id, count: people_at_once[request.kind] }, (some) =>
    readWanted(db, wanted, { ...some, by_situation }),
  )
}

/** The table of an export, read while it is written; `onPeople` hears how many people have been read so far. */
export function exportTable(
  reading: Reading,
  onPeople: (people: number) => Promise<void>,
): { columns: readonly WrittenColumn[]; lines: Lines } {
  const { request } = reading
  const columns = fileColumns(request, statusWords[request.language])
  async function* lines() {
    let people = 0
    for await (const batch of batches(reading)) {
      yield await cellsOf(reading, columns, batch)
      people += batch.results.length
      await onPeople(people)
    }
  }
  return { columns, lines: lines() }
}
