import { z } from 'zod'
import { staff } from '../access/access.ts'
import { type Endpoint, endpoint, type NoFields, type Path } from '../endpoint.ts'
import { id } from '../ids.ts'
import type { Texts } from '../languages.ts'
import { languages } from '../languages.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'
import { type CatalogEntity, catalogChange, catalogFields, catalogFilters, catalogForm } from './catalog-entity.ts'

/** What every entry has. */
const bones = z.object({
  id,
  name: z.object({ en: z.string(), zh: z.string(), ms: z.string() }),
  position: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  archived_at: z.iso.datetime().nullable(),
  /** The languages in which something of it is not written yet. */
  missing: z.array(z.enum(languages)),
  /** What the records and options that it names are called in the reader's language, by id or code; archived ones too. */
  labels: z.record(z.string(), z.string()),
})

/** An entry as the engine knows it: what all have in common by name, its own fields only at run time. */
export type CatalogEntry = z.infer<typeof bones>

/** What a form sends; its own fields, too, are there only at run time. */
type FormValues = { name: Texts; position: number | null }
type Form = z.ZodType<FormValues, FormValues>
type Change = z.ZodType<FormValues & { version: number }, FormValues & { version: number }>

const named = z.object({ id })
const listed = (entity: CatalogEntity) =>
  listQuery({
    order: ['position', 'name', 'updated_at'],
    filter: { state: z.enum(['current', 'archived']), ...catalogFilters(entity) },
  })
const several = z.object({
  action: z.enum(['archive', 'restore']),
  ids: z.array(id).min(1).max(limits.list.per_page),
})

const viewing = staff('catalog.view')
const editing = staff('catalog.edit')

type Viewing = typeof viewing
type Editing = typeof editing
type Query = ReturnType<typeof listed>

/** A path below another one. */
type Below<P extends Path, Rest extends string> = `${P}${Rest}` extends infer Whole extends Path ? Whole : never

type Calls<One extends string, Many extends string, P extends Path> = {
  [Name in `list${Many}`]: Endpoint<'GET', P, Viewing, NoFields, Query, NoFields, z.ZodArray<typeof bones>, null, false>
} & {
  [Name in `create${One}`]: Endpoint<'POST', P, Editing, NoFields, NoFields, Form, typeof bones, null, false>
} & {
  [Name in `get${One}`]: Endpoint<
    'GET',
    Below<P, '/{id}'>,
    Viewing,
    typeof named,
    NoFields,
    NoFields,
    typeof bones,
    null,
    false
  >
} & {
  [Name in `update${One}`]: Endpoint<
    'PUT',
    Below<P, '/{id}'>,
    Editing,
    typeof named,
    NoFields,
    Change,
    typeof bones,
    null,
    false
  >
} & {
  [Name in `archive${One}`]: Endpoint<
    'DELETE',
    Below<P, '/{id}'>,
    Editing,
    typeof named,
    NoFields,
    NoFields,
    typeof changed,
    null,
    false
  >
} & {
  [Name in `change${Many}`]: Endpoint<
    'POST',
    Below<P, '/bulk'>,
    Editing,
    NoFields,
    NoFields,
    typeof several,
    typeof changed,
    null,
    false
  >
}

type Duplicating<One extends string, P extends Path> = {
  [Name in `duplicate${One}`]: Endpoint<
    'POST',
    Below<P, '/{id}/duplicate'>,
    Editing,
    typeof named,
    NoFields,
    NoFields,
    typeof bones,
    null,
    false
  >
}

const changed = z.object({ changed: z.int() })

/** The calls of one kind of entry, by their names. */
export function catalogEndpoints<
  One extends string,
  Many extends string,
  P extends Path,
  Action extends 'duplicate' = never,
>(
  entity: CatalogEntity<string, One, Many, P, Path, Action>,
): Calls<One, Many, P> & ('duplicate' extends Action ? Duplicating<One, P> : unknown)
export function catalogEndpoints(entity: CatalogEntity): object {
  const { one, many, path, list, actions } = entity
  const called = one.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
  const whole = bones.extend(catalogFields(entity).shape)
  const row = bones.extend(catalogFields(entity, list.columns).shape)
  const calls: Record<string, Endpoint> = {
    [`list${many}`]: endpoint({
      method: 'GET',
      path,
      access: viewing,
      summary: `Entries of the catalogue: ${called}, a page at a time; archived ones only when asked for.`,
      list: listed(entity),
      reply: z.array(row),
    }),
    [`create${one}`]: endpoint({
      method: 'POST',
      path,
      access: editing,
      summary: `Add to the catalogue: ${called}.`,
      body: catalogForm(entity),
      reply: whole,
    }),
    [`get${one}`]: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      access: viewing,
      summary: `One entry of the catalogue: ${called}.`,
      params: named,
      reply: whole,
    }),
    [`update${one}`]: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      access: editing,
      summary: `Change an entry of the catalogue: ${called}; refused if somebody else has changed it meanwhile.`,
      params: named,
      body: catalogChange(entity),
      reply: whole,
    }),
    [`archive${one}`]: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access: editing,
      summary: `Archive an entry of the catalogue: ${called}. Whatever names it goes on doing so.`,
      params: named,
      reply: changed,
    }),
    [`change${many}`]: endpoint({
      method: 'POST',
      path: `${path}/bulk`,
      access: editing,
      summary: `Archive or restore several entries of the catalogue: ${called}.`,
      body: several,
      reply: changed,
    }),
  }
  if (actions.includes('duplicate')) {
    calls[`duplicate${one}`] = endpoint({
      method: 'POST',
      path: `${path}/{id}/duplicate`,
      access: editing,
      summary: `Copy an entry of the catalogue, to begin another with: ${called}.`,
      params: named,
      reply: whole,
    })
  }
  return calls
}
