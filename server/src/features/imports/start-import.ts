import { importState } from '@catchpitch/contract/imports/import'
import { enqueue } from '#platform/jobs/enqueue'
import { refuse } from '#platform/refusal'
import { rankOf, type StaffContext } from './check-import.ts'
import { findImportKey, lockImport, markStarted } from './imports.queries.ts'
import { runImport } from './run-import.ts'

/** Orders the import, in the transaction of the call. Whoever presses twice has started it once. */
export async function startImport(context: StaffContext, id: string) {
  rankOf(context)
  const { db, now } = context
  const key = await findImportKey(db, id)
  const found = key && (await lockImport(db, key))
  if (!found) return refuse('record.missing')
  const is_new = found.state === importState.checked
  if (is_new) {
    await markStarted(db, found, now)
    await enqueue(db, runImport, { group_id: found.group_id, import_id: id })
  }
  return { key: { group_id: found.group_id, id }, is_new }
}
