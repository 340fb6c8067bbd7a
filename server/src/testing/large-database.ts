import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, inject } from 'vitest'
import { type Connection, openDatabase } from '#platform/db/database'
import { withDatabase } from './database-server.ts'
import { fillCatalogue } from './large-catalogue.ts'
import { fillCompanies } from './large-companies.ts'
import { type Filling, largeName } from './large-databases.ts'

/*
 * Databases of as many rows as would be felt, for tests that ask PostgreSQL how it would read a list. Such tests only
 * read, so all files share one; the first that needs it fills it, and a run without them does not pay for it.
 */

const fillings: Record<Filling, (db: Connection) => Promise<void>> = {
  catalogue: fillCatalogue,
  companies: fillCompanies,
}

async function fill(url: string, filling: (db: Connection) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1, on_error: () => {} })
  try {
    // The server of the tests commits before it has written. Until it has, a vacuum takes no page for visible to all, and
    // the planner takes an index alone for no better than the table.
    await db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit to on`.execute(tx)
      await filling(tx)
    })
    // As the database does by itself after a while: what was inserted in bulk is not in the keyword indexes before.
    await sql`vacuum (analyze)`.execute(db)
  } finally {
    await close()
  }
}

async function openLarge(name: Filling): Promise<string> {
  const server = inject('database_url')
  const large = largeName(inject('template_database'), name)
  const unfinished = `${large}_unfinished`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Until this connection ends: another worker that needs it at the same time waits here instead of filling a second one.
    await client.query('select pg_advisory_lock(hashtext($1))', [large])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [large])
    if (rowCount === 0) {
      await client.query(`drop database if exists ${unfinished} with (force)`)
      await client.query(`create database ${unfinished} template ${inject('template_database')} strategy file_copy`)
      await fill(withDatabase(server, unfinished), fillings[name])
      await client.query(`alter database ${unfinished} set default_transaction_read_only = on`)
      await client.query(`alter database ${unfinished} rename to ${large}`)
    }
  } finally {
    await client.end()
  }
  return withDatabase(server, large)
}

/** The address of a large database that must not be changed. Call it once at the top of the file. */
export function useLargeDatabase(name: Filling): { readonly url: string } {
  let url = ''
  beforeAll(async () => {
    url = await openLarge(name)
  })
  return {
    get url() {
      return url
    },
  }
}
