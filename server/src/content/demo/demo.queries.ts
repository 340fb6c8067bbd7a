import { emailKey } from '@catchpitch/contract/fields/email'
import type { Language } from '@catchpitch/contract/languages'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'

export async function isEmpty(db: Connection): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return anybody === undefined
}

/** The situations of a survey in their order, by the names under which the catalogue knows them. */
export async function situationCodes(db: Connection, ids: readonly string[]) {
  const rows = await db.selectFrom('situations').where('id', 'in', ids).select(['id', 'code', 'dimension_id']).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Whoever has an account already; undefined for all others. */
export async function findAccount(db: Connection, email: string) {
  return db.selectFrom('users').where('email_key', '=', emailKey(email)).select('id').executeTakeFirst()
}

/** What the survey itself remembers of those who were invited to it. */
export async function noteAnswers(
  db: Connection,
  { group_id, survey_id }: { group_id: string; survey_id: string },
  { last_invite_no, first_answer_at }: { last_invite_no: number; first_answer_at: Date },
): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ last_invite_no, first_answer_at })
    .where('group_id', '=', group_id)
    .where('id', '=', survey_id)
    .execute()
}

/** The first of a module's queries, as many as that. */
export async function firstQueries(db: Connection, module: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select query ->> 'id' as id from modules, jsonb_array_elements(queries) with ordinality as listed (query, at)
    where code = ${module} and at <= ${count} order by at`.execute(db)
  return rows.map(({ id }) => id)
}

/** A hiring strategy by its code, as a survey in that language keeps it. */
export async function copiedStrategy(db: Connection, code: string, language: Language) {
  const step = sql`jsonb_build_object(
    'name', step -> 'name' ->> ${language}::text, 'description', step -> 'description' ->> ${language}::text)`
  return db
    .selectFrom('hiring_strategies')
    .where('code', '=', code)
    .select([
      'id as strategy_id',
      sql<string>`name ->> ${language}::text`.as('strategy_name'),
      sql<string>`(select jsonb_agg(${step} order by at)
        from jsonb_array_elements(steps) with ordinality as listed (step, at))::text`.as('strategy_steps'),
    ])
    .executeTakeFirstOrThrow()
}

/** What stands at the top of the company's pages, and what it does. */
export async function setAppearance(
  db: Connection,
  group_id: string,
  appearance: { cover: string; industry: string },
): Promise<void> {
  await db.updateTable('groups').set(appearance).where('id', '=', group_id).execute()
}

/** The types that staff sort what was paid by, by the names under which the catalogue knows them. */
export async function transactionTypes(db: Connection) {
  const rows = await db.selectFrom('options').where('list', '=', 'transaction_type').select(['id', 'code']).execute()
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return (code: string) => ids.get(code) ?? null
}

/**
 * Leaves the invoices of a company as those are that were paid before there were invoices: the first worker writes their
 * PDFs and mails none. Otherwise the demo company would be sent half a year of invoices within a minute.
 */
export async function keepFromMail(db: Connection, group_id: string): Promise<void> {
  await db.updateTable('invoices').set({ seller: null }).where('group_id', '=', group_id).execute()
}
