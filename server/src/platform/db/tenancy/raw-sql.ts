import type { Column, Equality, Relation } from './scope.ts'

/**
 * What can be told from SQL that was written as text. It is no parser: levels of a statement are not told apart. But it
 * does see a table without its company, which is the mistake that people make.
 */
export type RawSql = {
  relations: Relation[]
  equalities: Equality[]
  inserts: { table: string; columns: string[] }[]
}

const name = String.raw`(?:public\.)?([a-z_]\w*)`
/** Words that may follow a table's name and are no alias of it. */
const notAnAlias =
  'where|set|on|join|inner|left|right|full|cross|natural|lateral|order|group|having|limit|offset|fetch|for|using|values|default|select|returning|union|except|intersect|window|overriding|when|tablesample'
const relationAt = String.raw`(?:only\s+)?${name}(?!\w|\s*\()(?:\s+(?:as\s+)?(?!(?:${notAnAlias})\b)([a-z_]\w*))?`
const list = new RegExp(
  String.raw`\b(?:from|join|update|using|truncate|table)\s+(${relationAt}(?:\s*,\s*${relationAt})*)`,
  'g',
)
const insert = new RegExp(String.raw`\binsert\s+into\s+${name}(?:\s+as\s+\w+)?\s*(?:\(([^)]*)\))?`, 'g')

const column = String.raw`(?:[a-z_]\w*\.)?[a-z_]\w*`
const equality = new RegExp(String.raw`(${column})\s*(?:=|\bin\b)\s*([^\s,)(]+)?`, 'g')
/** What stands right of an equality and is a column, not something given. */
const reference = /^(?:[a-z_]\w*\.[a-z_]\w*|group_id)$/
const tuple = new RegExp(String.raw`\(\s*(${column}(?:\s*,\s*${column})*)\s*\)\s*(?:=|in\b)`, 'g')

/** Only names and operators are left: no comments, no quoted text, no quotes round names, no capitals. */
function plain(sql: string): string {
  return sql
    .replace(/--.*$/gm, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()
}

function columnFrom(written: string): Column {
  const [first = '', second] = written.split('.')
  return second === undefined ? { alias: null, column: first } : { alias: first, column: second }
}

function equalitiesIn(text: string): Equality[] {
  // What `set` assigns is no condition.
  const conditions = text.replace(/\bset\b.*?(?=\bwhere\b|\bfrom\b|\breturning\b|$)/gs, ' ')
  const single = [...conditions.matchAll(equality)].flatMap(([, left = '', right = '']): Equality[] => {
    const one = columnFrom(left)
    if (!reference.test(right)) return [{ column: one, equals: 'given' }]
    const other = columnFrom(right)
    return [
      { column: one, equals: other },
      { column: other, equals: one },
    ]
  })
  const tuples = [...conditions.matchAll(tuple)].flatMap(([, columns = '']) =>
    columns.split(/\s*,\s*/).map((written): Equality => ({ column: columnFrom(written), equals: 'given' })),
  )
  return [...single, ...tuples]
}

export function readRawSql(sql: string): RawSql {
  const text = plain(sql)
  const relations = [...text.matchAll(list)].flatMap(([, listed = '']) =>
    [...listed.matchAll(new RegExp(relationAt, 'g'))].map(([, table = '', alias]) => ({
      name: table,
      alias: alias ?? table,
    })),
  )
  const inserts = [...text.matchAll(insert)].map(([, table = '', columns = '']) => ({
    table,
    columns: columns.split(',').map((written) => written.trim()),
  }))
  return { relations, equalities: equalitiesIn(text), inserts }
}

/** The conditions of a fragment that stands among others, joined by `and`; none if it may let other rows through too. */
export function conditionsOf(sql: string): Equality[] {
  return /\b(?:or|not|select)\b/.test(plain(sql)) ? [] : equalitiesIn(plain(sql))
}
