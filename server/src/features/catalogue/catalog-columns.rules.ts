import type { CatalogEntity } from '@catchpitch/contract/catalogue/catalog-entity'
import { type CatalogField, noteSubject } from '@catchpitch/contract/catalogue/catalog-field'

export type Row = Readonly<Record<string, unknown>>

/** Where a field stands in its table, and how its value goes in and comes out. */
type FieldColumns = {
  names: readonly string[]
  read: (row: Row) => unknown
  write: (value: unknown) => Record<string, unknown>
}

function columnsOfField(name: string, field: CatalogField): FieldColumns {
  const plain: FieldColumns = { names: [name], read: (row) => row[name], write: (value) => ({ [name]: value }) }
  switch (field.kind) {
    case 'texts':
    case 'rich_text':
      return { ...plain, write: (value) => ({ [name]: JSON.stringify(value) }) }
    case 'choice': {
      const { null_as } = field
      if (null_as === undefined) return plain
      return {
        ...plain,
        read: (row) => row[name] ?? null_as,
        write: (value) => ({ [name]: value === null_as ? null : value }),
      }
    }
    case 'moment':
      return { ...plain, read: (row) => (row[name] instanceof Date ? row[name].toISOString() : null) }
    case 'subject':
      return {
        names: ['subject', 'subject_id'],
        read: (row) => ({ kind: row.subject, id: row.subject_id }),
        write: (value) => {
          const { kind, id } = noteSubject.parse(value)
          return { subject: kind, subject_id: id }
        },
      }
    case 'option':
    case 'record':
    case 'records':
    case 'flag':
      return plain
  }
}

type Fields = Pick<CatalogEntity, 'fields'>

function fieldsOf({ fields }: Fields, names: readonly string[] = Object.keys(fields)) {
  return names.flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, field, columns: columnsOfField(name, field) }] : []
  })
}

/** The columns of some fields, or of all. */
export const columnNames = (entity: Fields, names?: readonly string[]): string[] =>
  fieldsOf(entity, names).flatMap(({ columns }) => columns.names)

/** The columns that hold a text in three languages, the name among them. */
export const textColumns = (entity: Fields): string[] => [
  'name',
  ...fieldsOf(entity).flatMap(({ name, field }) =>
    field.kind === 'texts' || field.kind === 'rich_text' ? [name] : [],
  ),
]

/** A row of the table as the fields of an entry. */
export const fieldsFromRow = (entity: Fields, row: Row, names?: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(entity, names).map(({ name, columns }) => [name, columns.read(row)]))

/** What a form sent, as columns. */
export const columnsFromForm = (entity: Fields, form: Row): Record<string, unknown> => ({
  name: JSON.stringify(form.name),
  ...Object.fromEntries(fieldsOf(entity).flatMap(({ name, columns }) => Object.entries(columns.write(form[name])))),
})

/** The value that a column must have for a filter's value. */
export function columnValue(entity: Fields, name: string, value: unknown): unknown {
  const field = entity.fields[name]
  return field && columnsOfField(name, field).write(value)[name]
}
