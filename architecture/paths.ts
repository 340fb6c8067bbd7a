import { matches } from './glob.ts'
import type { SourceFile } from './source-file.ts'

/** The first circle of imports found, as the files along it; null if there is none. */
export function findCycle(files: readonly SourceFile[]): string[] | null {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const done = new Set<string>()

  function visit(path: string, trail: string[]): string[] | null {
    const met = trail.indexOf(path)
    if (met !== -1) return [...trail.slice(met), path]
    if (done.has(path)) return null
    for (const target of importsOf.get(path) ?? []) {
      const cycle = visit(target, [...trail, path])
      if (cycle) return cycle
    }
    done.add(path)
    return null
  }

  for (const path of importsOf.keys()) {
    const cycle = visit(path, [])
    if (cycle) return cycle
  }
  return null
}

/** A shortest way by which files of `from` load one of `packages` when they run; null if they never do. */
export function findPath(files: readonly SourceFile[], from: string, packages: readonly string[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const queue = files.filter(({ path }) => matches([from], path)).map(({ path }) => [path])
  const seen = new Set(queue.flat())

  for (const trail of queue) {
    for (const { target, inside, type_only } of byPath.get(trail.at(-1) ?? '')?.imports ?? []) {
      if (type_only || seen.has(target)) continue
      if (!inside && matches(packages, target)) return [...trail, target]
      seen.add(target)
      queue.push([...trail, target])
    }
  }
  return null
}
