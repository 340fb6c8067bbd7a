import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'

/**
 * Lets the job library use our connections. It opens transactions in the text of its statements: when one of those
 * fails, its connection is left in the middle, and whoever got it next would fail too, so it is thrown away. Every
 * failure is reported here, since the library keeps some to itself.
 */
export function poolConnection(pool: Pool, on_error: (error: unknown) => void): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        client.release(true)
        on_error(error)
        throw error
      }
    },
  }
}
