/**
 * Whether PostgreSQL refused what it was given: data that it cannot hold (22), a rule of the table (23). Then it is
 * worth trying the neighbours one by one. A lost connection or a server that is going down says nothing about a row.
 */
export function isAboutRows(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^2[23]...$/.test(code)
}
