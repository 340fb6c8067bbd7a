import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from '#platform/db/column-parsers'
import type { Database } from '#platform/db/database'
import type { Tables } from '#platform/db/tables'

/** One step of how PostgreSQL would run a statement: what it does, and by which table or index. */
type Step = { kind: string; relation: string | null; index: string | null }

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

function stepsOf(node: PlanNode): Step[] {
  const { 'Node Type': kind, 'Relation Name': relation = null, 'Index Name': index = null, Plans = [] } = node
  return [{ kind, relation, index }, ...Plans.flatMap(stepsOf)]
}

/**
 * Runs something and tells how PostgreSQL would carry out each of its statements, in their order. The statements are
 * heard where they leave for the database, so none escapes by taking another way round.
 */
export async function plansOf(url: string, run: (db: Database) => Promise<unknown>): Promise<Step[][]> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnParsers })
  // It ends before its connection does: the database may be dropped in between, and nobody is to hear of that.
  pool.on('error', () => {})
  const heard: CompiledQuery[] = []
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push(query)
    },
  })
  try {
    await run(db)
    const plans: Step[][] = []
    for (const { sql, parameters } of heard) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [
        ...parameters,
      ])
      plans.push(rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan)))
    }
    return plans
  } finally {
    await db.destroy()
  }
}

/** How a page of a list finds its ids, which is its first statement: what it reads whole, whether it sorts, by which indexes. */
export async function pagePlanOf(url: string, run: (db: Database) => Promise<unknown>) {
  const [ids = []] = await plansOf(url, run)
  return {
    scanned: ids.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation),
    sorted: ids.some(({ kind }) => kind === 'Sort'),
    indexes: ids.flatMap(({ index }) => index ?? []),
  }
}
