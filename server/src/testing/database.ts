import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database'
import { runOnServer, withDatabase } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the server that the whole test run shares; tests work in copies, never in this one. */
    database_url: string
    /** A migrated database with the catalogue and nobody in it; every test file gets a copy. */
    template_database: string
    /** For files that a whole process of tests shares; it is gone when the run is over. */
    run_folder: string
  }
}

type TestDatabase = { readonly db: Database; readonly url: string }
type Opened = TestDatabase & { drop: () => Promise<void> }

async function openCopy(): Promise<Opened> {
  const server = inject('database_url')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name} template ${inject('template_database')} strategy file_copy`)
  const url = withDatabase(server, name)
  // A test may break connections on purpose; one that breaks by accident fails the query that needs it.
  const { db, close } = openDatabase(url, { max: 5, on_error: () => {}, check_tenancy: true })
  return {
    db,
    url,
    drop: async () => {
      await close()
      // Forced, because a worker that a test started may still hold a connection.
      await runOnServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * A database of its own for the calling test file, with the catalogue and nobody in it, in which a statement that
 * forgets to name the company fails. Call it once at the top of the file and read `db` inside the tests.
 */
export function useDatabase(): TestDatabase {
  let opened: Opened | undefined
  const current = () => {
    if (!opened) throw new Error('The database exists only while tests run: read it inside a test or a hook.')
    return opened
  }
  beforeAll(async () => {
    opened = await openCopy()
  })
  afterAll(() => opened?.drop())
  return {
    get db() {
      return current().db
    },
    get url() {
      return current().url
    },
  }
}
