import pg from 'pg'

/** A connection for one long piece of work. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'catchpitch backup' })
  // A connection that breaks also makes the query fail that is under way; an event nobody hears would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** All of it, or nothing. */
export async function inTransaction<Result>(
  client: pg.Client,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(begin)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // If the connection itself broke this fails too, and says less than what broke it.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
