/** PostgreSQL's and the system's words for: nobody is there, or they are just leaving. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The driver has no codes for these. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a query failed because the database is away, which passes, and not because the query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const coded = 'code' in error && typeof error.code === 'string' && codes.has(error.code)
  return coded || sentences.test(error.message)
}
