import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { type EndpointName, endpoints } from '@catchpitch/contract/endpoints'
import { templateType } from '@catchpitch/contract/modules/template-type'
import { archiveRows } from '#platform/catalogue/archive-rows'
import { bind, type CallBinding } from '#platform/http/bind'
import type { AuditedOutcome, Context, Outcome } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import { refuse } from '#platform/refusal'
import { type CatalogQuery, type CatalogRow, isPart, listEntries, readEntry } from './catalogue.queries.ts'
import { presentEntries } from './present-entry.ts'
import { findNamed } from './references.queries.ts'
import { changeEntry, createEntry, duplicateEntry, type EntryForm } from './save-entry.ts'
import { countUses } from './uses.queries.ts'

/** What the contract's schemas have made of a call. */
type Input = {
  params: { id: string }
  query: CatalogQuery
  body: EntryForm & { version: number; action: 'archive' | 'restore'; ids: string[] }
}

type Answer = Outcome<unknown> & Partial<AuditedOutcome<unknown>>

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)

function bindEntry(name: string, handle: (context: Context, input: Input) => Promise<Answer>): CallBinding[] {
  // An entity that is not duplicated has no such call.
  return isEndpoint(name) ? [{ name, endpoint: endpoints[name], handle }] : []
}

async function presentEntry({ db, language }: Context, entity: CatalogEntity, row: CatalogRow) {
  const [entry] = await presentEntries(db, entity, [row], language)
  return entry
}

function routesOf(entity: CatalogEntity): CallBinding[] {
  const { one, many, name: subject } = entity

  const setStates = async (context: Context, ids: readonly string[], archived: boolean): Promise<Answer> => {
    const what = { table: entity.table, subject, ids, archived, where: isPart(entity) }
    const { changed, ...answer } = await archiveRows(context, what)
    return { data: { changed }, ...answer }
  }

  return [
    ...bindEntry(`list${many}`, async ({ db, language }, { query }) => {
      const { rows, pagination } = await listEntries(db, entity, query)
      return { data: await presentEntries(db, entity, rows, language), pagination }
    }),
    ...bindEntry(`get${one}`, async (context, { params }) => {
      const row = (await readEntry(context.db, entity, params.id)) ?? refuse('record.missing')
      return { data: await presentEntry(context, entity, row) }
    }),
    ...bindEntry(`create${one}`, async (context, { body }) => {
      const row = await createEntry(context, entity, body)
      return {
        data: await presentEntry(context, entity, row),
        message: 'done.saved',
        audit: { subject, subject_id: row.id, fields: Object.keys(body) },
      }
    }),
    ...bindEntry(`update${one}`, async (context, { params, body }) => {
      const { entry, fields } = await changeEntry(context, entity, params.id, body)
      return {
        data: await presentEntry(context, entity, entry),
        message: 'done.saved',
        audit: { subject, subject_id: params.id, fields },
      }
    }),
    ...bindEntry(`duplicate${one}`, async (context, { params }) => {
      const row = await duplicateEntry(context, entity, params.id)
      return {
        data: await presentEntry(context, entity, row),
        message: 'done.saved',
        audit: { subject, subject_id: row.id },
      }
    }),
    ...bindEntry(`archive${one}`, async (context, { params }) => {
      if (!(await readEntry(context.db, entity, params.id))) refuse('record.missing')
      return setStates(context, [params.id], true)
    }),
    ...bindEntry(`change${many}`, async (context, { body }) => setStates(context, body.ids, body.action === 'archive')),
  ]
}

export const catalogueRoutes = [
  ...catalogEntities.flatMap(routesOf),

  bind('listCatalogChoices', async ({ db, language, person }, { params, query }) => ({
    data: await findNamed(db, params.source, { ...query, with_staff: person.platform_role === 'root' }, language),
  })),

  // One that is not there is used by nobody.
  bind('countUses', async ({ db }, { params }) => ({ data: await countUses(db, params.kind, params.id) })),

  bind('listTemplateTypes', async ({ language }) => ({
    data: Object.values(templateType).map((id) => ({ id, name: translate(language, `template.type.${id}`) })),
  })),
]
