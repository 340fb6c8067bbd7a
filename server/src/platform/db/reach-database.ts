import pg from 'pg'
import { ConfigError } from '#platform/config'
import { hasCode } from './embedded/error-code.ts'

const oldest = 150_000

/** By PostgreSQL's and the system's codes. */
function reasonOf(error: unknown): string | null {
  if (hasCode(error, '28P01', '28000')) return 'it refuses this user and password'
  if (hasCode(error, '3D000')) return 'it has no database of that name'
  if (hasCode(error, '53300')) return 'it has no connection left'
  if (hasCode(error, 'ENOTFOUND', 'EAI_AGAIN')) return 'no machine has that name'
  if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03')) return 'nobody answers there'
  return null
}

/** Fails with a sentence that names the setting and repeats no password. */
export async function reachDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  const place = `DATABASE_URL leads to ${host}${pathname}`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; number: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number`,
    )
    if (Number(rows[0]?.number) < oldest) {
      throw new ConfigError(`${place}, which is PostgreSQL ${rows[0]?.version ?? ''}. It must be 15 or newer.`)
    }
  } catch (error) {
    const reason = reasonOf(error) ?? (error instanceof AggregateError ? reasonOf(error.errors[0]) : null)
    throw reason === null ? error : new ConfigError(`${place}, but ${reason}.`)
  } finally {
    await client.end().catch(() => {})
  }
}
