import pg from 'pg'

const { builtins } = pg.types

/** Counts and sums come as 64-bit numbers. One that JavaScript cannot hold exactly must not pass as a near miss. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be an exact number`)
  return value
}

/** How values come out of the database; the generated table types say the same. */
export const columnParsers = new pg.TypeOverrides()

columnParsers.setTypeParser(builtins.INT8, exactInteger)
// No column is numeric; averages and sums of 64-bit numbers are.
columnParsers.setTypeParser(builtins.NUMERIC, Number)
// A calendar day has no time and no zone: as a Date it would be midnight here and the day before elsewhere.
columnParsers.setTypeParser(builtins.DATE, String)
