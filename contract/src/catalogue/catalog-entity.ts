import { z } from 'zod'
import type { Path } from '../endpoint.ts'
import { texts } from '../fields/texts.ts'
import { limits } from '../limits.ts'
import { type CatalogField, schemasOf } from './catalog-field.ts'

/** The tables of the catalogue, all with the same bones. */
export type CatalogTable =
  | 'dimensions'
  | 'guides'
  | 'interpretations'
  | 'job_templates'
  | 'notes'
  | 'notices'
  | 'options'
  | 'templates'

type CatalogAction = 'duplicate'

export type CatalogEntity<
  Name extends string = string,
  One extends string = string,
  Many extends string = string,
  P extends Path = Path,
  Page extends Path = Path,
  Action extends CatalogAction = CatalogAction,
> = {
  /** By it words, audit rows and the choice of columns are named. */
  readonly name: Name
  /** How its calls are named: `createDimension`, `listDimensions`. */
  readonly one: One
  readonly many: Many
  /** Its calls. */
  readonly path: P
  /** Its pages. */
  readonly page: Page
  readonly table: CatalogTable
  /** The part of the table that it is, where it is not all of it: one list of the options. */
  readonly part: Readonly<Record<string, string>>
  /** Besides the name, which everything has. */
  readonly fields: Readonly<Record<string, CatalogField>>
  readonly list: {
    /** The fields that its list shows. */
    readonly columns: readonly string[]
    /** And those that it can be limited by. */
    readonly filters: readonly string[]
    /** The field that they are sorted by before their places, where each of its values counts places of its own. */
    readonly within?: string
  }
  readonly actions: readonly Action[]
}

type Definition<
  Name extends string,
  One extends string,
  Many extends string,
  P extends Path,
  Page extends Path,
  Fields extends Readonly<Record<string, CatalogField>>,
  Action extends CatalogAction,
> = {
  name: Name
  one: One
  many: Many
  path: P
  page: Page
  table: CatalogTable
  part?: Readonly<Record<string, string>>
  fields: Fields
  list: {
    columns: readonly (keyof Fields & string)[]
    filters: readonly (keyof Fields & string)[]
    within?: keyof Fields & string
  }
  actions: readonly Action[]
}

/** One kind of entry in the catalogue, as data: schemas, calls, list, form and menu entry all come from it. */
export function catalogEntity<
  const Name extends string,
  const One extends string,
  const Many extends string,
  const P extends Path,
  const Page extends Path,
  const Fields extends Readonly<Record<string, CatalogField>>,
  const Action extends CatalogAction = never,
>(definition: Definition<Name, One, Many, P, Page, Fields, Action>): CatalogEntity<Name, One, Many, P, Page, Action> {
  return { part: {}, ...definition }
}

type HasFields = Pick<CatalogEntity, 'fields'>

const shapeOf = ({ fields }: HasFields, part: 'form' | 'stored', names = Object.keys(fields)) =>
  Object.fromEntries(
    names.flatMap((name): [string, z.ZodType][] => {
      const field = fields[name]
      return field ? [[name, schemasOf(field)[part]]] : []
    }),
  )

const name = texts({ max: limits.catalogue.name.max })

/** The lower, the further up. Null: behind all others. */
const position = z.int().min(0).max(limits.catalogue.position.max).nullable()

/** What a form sends of a new entry. */
export const catalogForm = (entity: HasFields) => z.object({ name, ...shapeOf(entity, 'form'), position })

/** And of one that is there already. */
export const catalogChange = (entity: HasFields) => catalogForm(entity).extend({ version: z.int() })

/** What a reply holds of an entry's own fields; those of its list, or all. */
export const catalogFields = (entity: HasFields, names?: readonly string[]) =>
  z.object(shapeOf(entity, 'stored', names && [...names]))

/** What its list can be limited to. */
export function catalogFilters({ fields, list }: Pick<CatalogEntity, 'fields' | 'list'>): Record<string, z.ZodType> {
  return Object.fromEntries(
    list.filters.flatMap((filter): [string, z.ZodType][] => {
      const field = fields[filter]
      const schema = field && schemasOf(field).filter
      return schema ? [[filter, schema]] : []
    }),
  )
}
