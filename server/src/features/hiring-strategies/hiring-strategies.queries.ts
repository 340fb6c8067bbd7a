import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { listHiringStrategies as endpoint } from '@catchpitch/contract/hiring-strategies/hiring-strategies.endpoints'
import {
  type HiringStrategyForm,
  hiringStrategyForm,
} from '@catchpitch/contract/hiring-strategies/hiring-strategy-form'
import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { sql } from 'kysely'
import { changedAt, lastPosition, listCataloguePage } from '#platform/catalogue/catalogue-rows.queries'
import type { Connection } from '#platform/db/database'
import { inLanguage } from '#platform/db/in-language'

const { name, description, steps } = hiringStrategyForm.shape

/** What stands in the database was checked by the same schema when it was written; jsonb is read back without types. */
function wholeOf(row: { name: unknown; description: unknown; steps: unknown }): HiringStrategyForm {
  return { name: name.parse(row.name), description: description.parse(row.description), steps: steps.parse(row.steps) }
}

/** As a form sends them; a list in jsonb must be written as text, since the driver makes an array of it. */
const columnsOf = ({ steps: list, ...texts }: HiringStrategyForm) => ({
  name: JSON.stringify(texts.name),
  description: JSON.stringify(texts.description),
  steps: JSON.stringify(list),
})

const stepCount = sql<number>`jsonb_array_length(steps)`

/** English is always there, and where it is not needed, as in a step's description, nothing misses it. */
const missingIn = (language: Language) => sql`
  case when btrim(name ->> ${sql.lit(language)}) = '' or btrim(description ->> ${sql.lit(language)}) = ''
    or jsonb_path_exists(steps, ${sql.lit(`$[*] ? (@.name.${language} == "" || (@.description.${language} == "" && @.description.en != ""))`)})
  then ${sql.lit(language)} end`
const missing = sql<Language[]>`array_remove(array[${missingIn('zh')}, ${missingIn('ms')}], null)`

export async function listStrategies(db: Connection, query: QueryOf<typeof endpoint>, language: Language) {
  return listCataloguePage(db, 'hiring_strategies', query, {
    state: query.filter.state,
    rows: (ids) =>
      db
        .selectFrom('hiring_strategies')
        .where('id', 'in', ids)
        .select((eb) => [
          'id',
          inLanguage(eb.ref('name'), language).as('name'),
          stepCount.as('steps'),
          missing.as('missing'),
          'updated_at',
          'archived_at',
        ])
        .execute(),
  })
}

export async function readStrategy(db: Connection, id: string, { lock = false } = {}) {
  const found = db
    .selectFrom('hiring_strategies')
    .where('id', '=', id)
    .select(['id', 'name', 'description', 'steps', 'version', 'updated_at', 'archived_at'])
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return row && { ...row, ...wholeOf(row) }
}

export async function insertStrategy(db: Connection, id: string, form: HiringStrategyForm, now: Date): Promise<void> {
  const position = lastPosition('hiring_strategies')
  await db
    .insertInto('hiring_strategies')
    .values({ id, ...columnsOf(form), position, created_at: now, updated_at: now })
    .execute()
}

export async function updateStrategy(db: Connection, id: string, form: HiringStrategyForm, now: Date): Promise<void> {
  await db
    .updateTable('hiring_strategies')
    .set({ ...columnsOf(form), ...changedAt(now) })
    .where('id', '=', id)
    .execute()
}

const offered = (db: Connection) =>
  db
    .selectFrom('hiring_strategies')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.sequence.max)

export async function listSequence(db: Connection, language: Language) {
  return offered(db)
    .select((eb) => ['id', inLanguage(eb.ref('name'), language).as('name'), stepCount.as('steps')])
    .execute()
}

export async function listOffered(db: Connection) {
  const rows = await offered(db).select(['id', 'name', 'description', 'steps']).execute()
  return rows.map((row) => ({ id: row.id, ...wholeOf(row) }))
}
