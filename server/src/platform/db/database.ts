import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { preparingPool } from './prepared.ts'
import type { Tables } from './tables.ts'
import { tenancyCheck } from './tenancy/tenancy-check.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
/** What a query function takes: it does not care whether a transaction is open. */
export type Connection = Database | Transaction

type Options = {
  /** The most connections that this process may hold. */
  max: number
  /** Hears of connections that broke outside of a query; the queries themselves fail where they are awaited. */
  on_error: (error: Error) => void
  /** For tests and development: refuses a statement that forgets to name the company. */
  check_tenancy?: boolean
}

type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** A call that waits longer than this for a free connection fails, rather than joining a queue without an end. */
const connectionTimeoutMs = 10_000

export function openDatabase(url: string, { max, on_error, check_tenancy = false }: Options): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: columnParsers,
    connectionTimeoutMillis: connectionTimeoutMs,
  })
  // An 'error' event that nobody hears ends the process. The pool hears its clients only while they are idle, so one
  // that breaks in the middle of a transaction needs an ear of its own, and the pool's event would be the same news twice.
  let closing = false
  const hear = (error: Error) => {
    // Connections that PostgreSQL closes while it is being stopped are no news.
    if (!closing) on_error(error)
  }
  pool.on('connect', (client) => client.on('error', hear))
  pool.on('error', () => {})
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    plugins: check_tenancy ? [tenancyCheck] : [],
  })
  const close = async () => {
    closing = true
    await db.destroy()
  }
  return { db, pool, close }
}
