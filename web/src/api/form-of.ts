function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (value === null || value === undefined) return ['']
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}

/**
 * A call as a form with parts, if a file goes along; null if none does. Parts are texts: nothing is an empty one, a list
 * is a name that comes again. The files come last, when everything about them has been said.
 */
export function formOf(
  body: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Blob | null | undefined>> = {},
): FormData | null {
  const sent = Object.entries(files).flatMap(([name, file]) => (file ? [{ name, file }] : []))
  if (sent.length === 0) return null
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const part of partsOf(value)) form.append(name, part)
  }
  // What was cut out of a picture has no name; a file that somebody chose is known to them by its own.
  for (const { name, file } of sent) form.append(name, file, file instanceof File ? file.name : name)
  return form
}
