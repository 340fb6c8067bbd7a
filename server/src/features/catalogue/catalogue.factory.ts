import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import type { CatalogField } from '@catchpitch/contract/catalogue/catalog-field'
import { platformGroupId } from '@catchpitch/contract/ids'
import { sql } from 'kysely'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { columnsFromForm } from './catalog-columns.rules.ts'

const inThreeLanguages = (text: string) => ({ en: text, zh: `${text}（中文）`, ms: `${text} (Melayu)` })

/** Something that a record can point at, from the catalogue that every installation begins with. */
async function someRecord(db: Connection, field: Extract<CatalogField, { kind: 'record' }>): Promise<string | null> {
  switch (field.source) {
    case 'dimension':
    case 'module':
    case 'situation': {
      const { id } = await db.selectFrom(`${field.source}s`).select('id').limit(1).executeTakeFirstOrThrow()
      return id
    }
    case 'industry':
    case 'note_type':
    case 'transaction_type': {
      const entries = db.selectFrom('options').where('list', '=', field.source).where('archived_at', 'is', null)
      return (await entries.select('id').limit(1).executeTakeFirstOrThrow()).id
    }
    default:
      return null
  }
}

async function sampleValue(db: Connection, field: CatalogField, now: Date): Promise<unknown> {
  switch (field.kind) {
    case 'texts':
    case 'rich_text':
      return inThreeLanguages('Something to read')
    case 'choice':
      return field.of[0]
    case 'option':
      return 'sales_assistant'
    case 'record':
      return someRecord(db, field)
    case 'records':
      return []
    case 'moment':
      return field.optional ? null : now.toISOString()
    case 'flag':
      return false
    case 'subject':
      return { kind: 1, id: platformGroupId }
  }
}

/** What a form would send of an entry of this kind. */
export async function sampleForm(db: Connection, entity: CatalogEntity, now: Date): Promise<Record<string, unknown>> {
  const fields = Object.entries(entity.fields).map(
    async ([name, field]): Promise<[string, unknown]> => [name, await sampleValue(db, field, now)],
  )
  return {
    name: inThreeLanguages(`A new ${entity.one}`),
    ...Object.fromEntries(await Promise.all(fields)),
    position: 7,
  }
}

/** An entry of this kind. */
export async function makeEntry(db: Connection, entity: CatalogEntity, now: Date): Promise<{ id: string }> {
  const id = newId(now)
  const columns = {
    ...columnsFromForm(entity, await sampleForm(db, entity, now)),
    ...entity.part,
    ...(entity.table === 'options' && { code: id }),
    id,
    position: 1,
    created_at: now,
    updated_at: now,
  }
  await sql`insert into ${sql.table(entity.table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})`.execute(db)
  return { id }
}
