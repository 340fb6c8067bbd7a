/** Whether this is the system's or PostgreSQL's error of that code, such as `ENOENT` or `3D000`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
