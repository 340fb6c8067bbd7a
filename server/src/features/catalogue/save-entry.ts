import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { copiedName } from '@catchpitch/contract/fields/copied-name'
import type { Texts } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { Row } from './catalog-columns.rules.ts'
import { insertEntry, listCodes, lockEntry, readEntry, updateEntry } from './catalogue.queries.ts'
import { checkEntry } from './check-entry.ts'
import { cleanEntry } from './clean-entry.ts'
import { codeBeginning, codeFor } from './option-code.rules.ts'

export type EntryForm = Row & { name: Texts; position: number | null }

/** What stands in no field of the form: the code of an option, and who wrote a note. */
async function columnsBesides(db: Connection, entity: CatalogEntity, form: EntryForm, person_id: string | null) {
  if (entity.table === 'notes') return { created_by: person_id }
  if (entity.table !== 'options') return {}
  const list = entity.part.list ?? String(form.list)
  return { code: codeFor(form.name.en, await listCodes(db, list, codeBeginning(form.name.en))) }
}

async function addEntry({ db, now, person }: Context, entity: CatalogEntity, form: EntryForm) {
  const id = newId(now)
  const besides = await columnsBesides(db, entity, form, person?.id ?? null)
  await insertEntry(db, entity, form, { ...besides, id, created_at: now, updated_at: now })
  return (await readEntry(db, entity, id)) ?? refuse('record.missing')
}

export async function createEntry(context: Context, entity: CatalogEntity, written: EntryForm) {
  const form = cleanEntry(entity, written)
  await checkEntry(context, entity, form, null)
  return addEntry(context, entity, form)
}

/** The names of the fields that it changed come along, for the log. */
export async function changeEntry(
  context: Context,
  entity: CatalogEntity,
  id: string,
  { version, ...written }: EntryForm & { version: number },
) {
  const form = cleanEntry(entity, written)
  const { db, now } = context
  const before = (await lockEntry(db, entity, id)) ?? refuse('record.missing')
  if (before.version !== version) refuse('record.changed')
  await checkEntry(context, entity, form, before.fields)
  await updateEntry(db, entity, id, form, now)
  const was: Row = { ...before.fields, name: before.name, position: before.position }
  const fields = Object.entries(form).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(was[field]) ? [] : [field],
  )
  return { entry: (await readEntry(db, entity, id)) ?? refuse('record.missing'), fields }
}

export async function duplicateEntry(context: Context, entity: CatalogEntity, id: string) {
  const { fields, name } = (await readEntry(context.db, entity, id)) ?? refuse('record.missing')
  return addEntry(context, entity, { ...fields, name: copiedName(name, limits.catalogue.name.max), position: null })
}
