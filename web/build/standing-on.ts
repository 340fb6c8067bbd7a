import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Packages come through one module that names all their parts: by what it imports, every page would stand on all of them. */
const isPackage = (id: string) => /[\\/]node_modules[\\/]/.test(id)

function importsOf(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isPackage(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * One file of all that these modules stand on and other pages use too. By itself the bundler makes a file of each set of
 * modules that the same pages share: two dozen for a page, most of them smaller than the request for it.
 */
export function standingOn(root: string, name: string, modules: readonly string[]): Rolldown.CodeSplittingGroup {
  const roots = modules.map((module) => join(root, module))
  let found: Set<string> | undefined
  return {
    debugName: name,
    name: (id, graph) => {
      found ??= importsOf(graph, roots)
      return found.has(id) && !roots.includes(id) ? name : null
    },
    minShareCount: 2,
  }
}
