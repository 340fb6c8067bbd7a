import { givenNameFirst } from '@catchpitch/contract/fields/full-name'
import { type Expression, type SqlBool, sql } from 'kysely'

const holdsOneOf = (search: Expression<string>, spellings: readonly string[]) =>
  sql`(${sql.join(
    spellings.map((spelling) => sql`${search} like containing(${spelling})`),
    sql` or `,
  )})`

/**
 * Whether a `search` column holds every word of a keyword, in any order: "wei chen" finds Chen Wei. Capitals and
 * full-width letters make no difference, and signs such as % stand for themselves. No words, no condition.
 * A name in Chinese is found as people write it, 李伟, though the column holds the given name first.
 *
 * A word of one or two characters cannot use the trigram index, so it costs a scan of the company's rows.
 */
export function matchesKeyword(search: Expression<string>, keyword: string): Expression<SqlBool> {
  const words = keyword.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(
    words.map((word) => holdsOneOf(search, [word, ...givenNameFirst(word)])),
    sql` and `,
  )})`
}
