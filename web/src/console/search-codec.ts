/**
 * The query of our addresses as plain words. The router's own codec reads and writes JSON: `?keyword=5` would
 * become a number and be written back as `keyword=%225%22`, in links that people send each other.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

type Written = string | number | boolean | null | undefined

export function stringifySearch(search: Readonly<Record<string, Written>>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) written.append(name, String(value))
  }
  const text = written.toString()
  return text && `?${text}`
}
