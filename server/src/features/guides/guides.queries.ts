import { storedTexts } from '@catchpitch/contract/fields/texts'
import type { Connection } from '#platform/db/database'

export async function readGuide(db: Connection, id: string) {
  const row = await db.selectFrom('guides').where('id', '=', id).select(['name', 'body']).executeTakeFirst()
  return row && { name: storedTexts.parse(row.name), body: storedTexts.parse(row.body) }
}

export async function findCompanyName(db: Connection, id: string): Promise<string | undefined> {
  const company = await db.selectFrom('groups').where('id', '=', id).select('name').executeTakeFirst()
  return company?.name
}
