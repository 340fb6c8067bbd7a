import type { Connection } from '#platform/db/database'

export async function isEmpty(db: Connection): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return anybody === undefined
}
