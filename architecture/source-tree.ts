import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSource, type SourceFile } from './source-file.ts'

const root = join(import.meta.dirname, '..')

const written = [
  'architecture',
  'bench',
  'contract',
  'e2e',
  'method',
  'scripts',
  'server',
  'specification',
  'stripe-stand-in',
  'web',
]
const ignored = new Set(['node_modules', 'dist', 'data'])
/** What the journeys leave behind; a feature may be called the same. */
const leftovers = join(root, 'e2e', 'results')

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ignored.has(entry.name) || path === leftovers ? [] : walk(path)
    return [relative(root, path).split(sep).join('/')]
  })
}

/** Every file that people have written here, as paths from the root. */
export function listPaths(): string[] {
  const loose = readdirSync(root).filter((name) => name.endsWith('.ts'))
  return [...loose, ...written.flatMap((folder) => walk(join(root, folder)))]
}

/** Every page that people read here, and how the product is shipped. */
export function listPages(): string[] {
  const loose = readdirSync(root).filter((name) => /\.(?:md|yaml)$|^Dockerfile$/.test(name))
  return [...loose, ...['docs', 'deploy'].flatMap((folder) => walk(join(root, folder)))]
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

export function readSources(): SourceFile[] {
  return listPaths()
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => parseSource(path, readText(path)))
}
