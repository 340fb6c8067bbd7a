import type { OptionList } from '@catchpitch/contract/options/option-lists'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type IdOf = (code: string) => string

function byCode(rows: readonly { id: string; code: string | null }[], what: string): IdOf {
  const ids = new Map(rows.map(({ code, id }) => [code, id]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`The catalogue has no ${what} by the code ${code}.`)
    return id
  }
}

/** Ids by code of what is there, so that what comes later can point at it. */
export async function idsByCode(db: Connection, table: 'dimensions' | 'situations' | 'modules'): Promise<IdOf> {
  const rows = await db.selectFrom(table).where('code', 'is not', null).select(['id', 'code']).execute()
  return byCode(rows, table)
}

export async function optionIdsByCode(db: Connection, list: OptionList): Promise<IdOf> {
  return byCode(await db.selectFrom('options').where('list', '=', list).select(['id', 'code']).execute(), list)
}

/** What every row of the catalogue begins with, at its place in the order. */
export const stamped = (now: Date, index: number) => ({
  id: newId(now),
  position: index + 1,
  created_at: now,
  updated_at: now,
})
