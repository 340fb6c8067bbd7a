import type { QueryOf } from '@catchpitch/contract/endpoint'
import { exportLimits } from '@catchpitch/contract/exports/export'
import type { getExportTable as endpoint } from '@catchpitch/contract/exports/exports.endpoints'
import { countWanted, readWanted, statusWords } from '#features/results/results.public'
import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { choosePeople } from './choose-people.ts'
import { fileColumns } from './export-columns.rules.ts'
import { cellsOf, wantedBy } from './export-lines.ts'
import { withSurveys } from './read-in-turn.ts'

type Asking = Pick<Context, 'db' | 'language'> & { group: Membership }

/** What a file would hold, as far as it is printed: the same columns, words and cells. */
export async function getExportTable({ db, language, group }: Asking, query: QueryOf<typeof endpoint>) {
  const { kind } = query
  const request = { kind, columns: query.columns, language, people: await choosePeople({ db, group }, query) }
  const wanted = wantedBy(group, request.people)
  const total = await countWanted(db, wanted)
  const by_situation = kind === 'dynamic'
  const results = await readWanted(db, wanted, { after: null, count: exportLimits.printed, by_situation })
  const columns = fileColumns(request, statusWords[language])
  const batch = await withSurveys({ db, group_id: group.id }, results)
  const lines = await cellsOf({ db, group, request }, columns, batch)
  return {
    total,
    printed: results.length,
    columns: columns.map(({ title, style }) => ({ title, style })),
    lines: lines.map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))),
  }
}
