/** What a call puts into its address. */
export type AddressValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The address of a call: `{id}` in the path filled in, what is set of the query behind it. */
export function addressOf(path: string, params: AddressValues = {}, query: AddressValues = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs a value for {${name}}.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const written = search.toString()
  return `/api/v1${filled}${written && `?${written}`}`
}
