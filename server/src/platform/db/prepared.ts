import { type PostgresPool, type RawBuilder, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

const mark = /^\/\* prepared: ([a-z-]+) \*\//

/**
 * Put first into a statement that is run all day long: PostgreSQL then parses and plans it once for each connection
 * instead of every time. Only for a statement whose text never varies: another text under the same name is refused.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared: ${name} */`)
}

/** The same connection, but for what stands in a mark: the name goes to PostgreSQL with the statement. */
function preparing(client: PoolClient): PoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = mark.exec(text)?.[1]
    const asked = { text, values: [...values] }
    return client.query(name === undefined ? asked : { ...asked, name })
  }
  return new Proxy(client, {
    get(target, key): unknown {
      return key === 'query' ? query : Reflect.get(target, key)
    },
  })
}

/** The connections of a pool, which know the mark. */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => preparing(await pool.connect()),
    end: () => pool.end(),
  }
}
