import { readSurveyFacts } from '#features/results/results.public'
import type { Connection } from '#platform/db/database'

export type Survey = { hash_id: string; name: string; level: number }

type Place = { id: string; completed_at: Date }
type Read<Row> = (some: { after: Place | null; count: number }) => Promise<Row[]>

/** Some people of an export, with the surveys that they answered. */
export type Batch<Row> = { results: readonly Row[]; surveyOf: (result: Row) => Survey }

/** Some people after another; the next are being read while these are written. */
async function* inTurn<Row extends Place>(count: number, read: Read<Row>): AsyncIterable<Row[]> {
  let coming = read({ after: null, count })
  for (;;) {
    const results = await coming
    const last = results.length < count ? undefined : results.at(-1)
    if (last) {
      coming = read({ after: last, count })
      // Whoever waits for it hears of it; until then nobody may be listening.
      coming.catch(() => {})
    }
    if (results.length > 0) yield results
    if (!last) return
  }
}

/** The surveys of some people, of which some may be known. */
export async function withSurveys<Row extends { survey_id: string }>(
  { db, group_id }: { db: Connection; group_id: string },
  results: readonly Row[],
  surveys = new Map<string, Survey>(),
): Promise<Batch<Row>> {
  const unknown = [...new Set(results.map(({ survey_id }) => survey_id))].filter((id) => !surveys.has(id))
  if (unknown.length > 0) {
    for (const { id, ...survey } of await readSurveyFacts(db, group_id, unknown)) surveys.set(id, survey)
  }
  return { results, surveyOf: ({ survey_id }) => surveys.get(survey_id) ?? { hash_id: '', name: '', level: 0 } }
}

/** All people of an export, `count` at a time. */
export async function* readInTurn<Row extends Place & { survey_id: string }>(
  { db, group_id, count }: { db: Connection; group_id: string; count: number },
  read: Read<Row>,
): AsyncIterable<Batch<Row>> {
  const surveys = new Map<string, Survey>()
  for await (const results of inTurn(count, read)) {
    yield await withSurveys({ db, group_id }, results, surveys)
  }
}
