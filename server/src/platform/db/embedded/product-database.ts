import { Client } from 'pg'
import { hasCode } from './error-code.ts'
import { EmbeddedStartError } from './start-error.ts'

const name = 'catchpitch'

export function databaseUrl(user: string, password: string, port: number): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks also makes the query fail that is under way; an event nobody hears would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function create(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  await withClient(maintenance.href, (client) => client.query(`create database ${name}`))
}

/** By asking for what we need rather than for the locale's name; undone at once, since extensions are up to migrations. */
async function refuseUnsearchable(client: Client): Promise<void> {
  await client.query('begin')
  await client.query('create extension if not exists pg_trgm')
  const { rows } = await client.query<{ found: boolean }>(`select cardinality(show_trgm('陈大文')) > 0 as found`)
  await client.query('rollback')
  if (rows[0]?.found) return
  throw new EmbeddedStartError(
    'This database was made in a locale in which Chinese cannot be searched: move its folder away, start again to get a new one, and bring the data over.',
  )
}

/** Makes the product's own database if it is missing, and sees that Chinese names can be found in it. */
export async function prepareDatabase(url: string): Promise<void> {
  try {
    await withClient(url, refuseUnsearchable)
  } catch (error) {
    const missing = '3D000'
    if (!hasCode(error, missing)) throw error
    await create(url)
    await withClient(url, refuseUnsearchable)
  }
}
