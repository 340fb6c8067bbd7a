const pieces: Record<string, string> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }

/** `server/src/{main,app}.ts`, `web/src/ui/**`: the few signs that the tables use. */
function glob(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|[{},]|[.+?^$()|[\]\\]/g, (sign) => pieces[sign] ?? `\\${sign}`)
  return new RegExp(`^${source}$`)
}

/** Later patterns decide; one that starts with `!` takes away again. */
export function matches(patterns: readonly string[], name: string): boolean {
  return patterns.reduce(
    (found, pattern) =>
      pattern.startsWith('!') ? found && !glob(pattern.slice(1)).test(name) : found || glob(pattern).test(name),
    false,
  )
}
