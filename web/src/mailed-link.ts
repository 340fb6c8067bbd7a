/** The texts among what an address carries; anything could have been typed there. */
export function partsOfLink<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [Part in Name]?: string } {
  const parts: { [Part in Name]?: string } = {}
  for (const name of names) {
    const part = search[name]
    if (typeof part === 'string' && part !== '') parts[name] = part
  }
  return parts
}

/** The same, if nothing is missing: mail programs break long addresses, and people copy half of them. */
export function wholeLink<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Record<Name, string> | null {
  const parts = partsOfLink(search, names)
  return isWhole(parts, names) ? parts : null
}

function isWhole<Name extends string>(
  parts: { [Part in Name]?: string },
  names: readonly Name[],
): parts is Record<Name, string> {
  return names.every((name) => Object.hasOwn(parts, name))
}
