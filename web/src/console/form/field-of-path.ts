/**
 * The field that a problem stands at. The path may lead deeper (the third of the departments), or begin above the
 * form (its fields are one part of what is sent). Null if no field on the screen has to do with it.
 */
export function fieldOfPath(path: string, fields: readonly string[], under?: string): string | null {
  const own = under && path.startsWith(`${under}.`) ? path.slice(under.length + 1) : path
  return fields.find((field) => own === field || own.startsWith(`${field}.`)) ?? null
}
