import { type RawBuilder, sql } from 'kysely'

const shadeNumbers = Array.from({ length: 12 }, (_, index) => index + 1)

/** The mean share of each of the twelve shades over the rows of `from`, which have `shades`; null where there are none. */
export function meanShades(from: 'results' | 'latest'): RawBuilder<number[] | null> {
  const means = shadeNumbers.map((shade) => sql`avg(${sql.ref(`${from}.shades`)}[${sql.lit(shade)}])`)
  return sql<number[] | null>`case when count(*) > 0 then array[${sql.join(means)}]::float8[] end`
}
