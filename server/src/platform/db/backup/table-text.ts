import { createHash } from 'node:crypto'
import pg from 'pg'
import type { TableEntry } from './manifest.ts'

/** What has to be known of a table to write its rows down and to take them up again. */
export type TableShape = Pick<TableEntry, 'schema' | 'name' | 'columns'>

const { escapeIdentifier } = pg

export const qualified = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/**
 * Settings under which a value has one spelling only. Without them a time would be written in the zone of whoever asks,
 * and equal rows would have different hashes.
 */
export const oneSpelling = `
  set local time zone 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
`

/**
 * One line a row: a JSON array of every value as PostgreSQL itself spells it. JSON values of their own would not do:
 * a JSON null inside of a column would come back as no value, and a large number as a near miss.
 */
export function selectLines(table: TableShape, key: readonly { name: string; is_text: boolean }[]): string {
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  // By bytes: two installations may sort words by different rules.
  const keys = key.map(({ name, is_text }) => `${escapeIdentifier(name)}${is_text ? ' collate "C"' : ''}`)
  const order = keys.length > 0 ? keys.join(', ') : 'line collate "C"'
  return `select to_json(array[${values}]::text[])::text as line from ${qualified(table)} order by ${order}`
}

/** Takes lines up again; they are the statement's only parameter. */
export function insertLines(table: TableShape): string {
  const names = table.columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const values = table.columns.map(({ type }, index) => `(row.v ->> ${index})::${type}`).join(', ')
  // `offset 0` keeps PostgreSQL from parsing the line anew for every column.
  return `
    insert into ${qualified(table)} (${names}) overriding system value
    select ${values} from (select line::jsonb as v from unnest($1::text[]) as line offset 0) as row`
}

/** Of lines in their order. */
export function lineHash() {
  const hash = createHash('sha256')
  return {
    add(lines: readonly string[]) {
      for (const line of lines) hash.update(line).update('\n')
    },
    hex: () => hash.digest('hex'),
  }
}
