import { matches } from './glob.ts'
import type { Import, SourceFile } from './source-file.ts'

/** One row of the table: which files make up a part of the house, and what they may import. */
export type Part<Name extends string = string> = {
  part: Name
  /** A file belongs to the first row that matches it. */
  files: readonly string[]
  /** The parts it may import from, itself included only if named. */
  imports: readonly Name[]
  /** The parts whose types it may name besides. */
  types?: readonly Name[]
  packages: readonly string[]
}

/** A folder whose subfolders are strangers to each other, but for the doors that they open and the edges listed. */
export type Neighbourhood = {
  folder: string
  door: string | null
  edges: readonly { from: string; to: string; because: string }[]
}

const partOf = (table: readonly Part[], path: string) => table.find(({ files }) => matches(files, path))

function mayImport(row: Part, table: readonly Part[], { target, inside, type_only }: Import): boolean {
  if (!inside) return matches(row.packages, target)
  const part = partOf(table, target)?.part
  if (part === undefined) return false
  return row.imports.includes(part) || (type_only && (row.types ?? []).includes(part))
}

/** Every import that no row allows, as a sentence each. */
export function forbiddenImports(files: readonly SourceFile[], table: readonly Part[]): string[] {
  return files.flatMap((file) => {
    const row = partOf(table, file.path)
    if (!row) return [`${file.path} belongs to no part`]
    return file.imports
      .filter((imported) => !mayImport(row, table, imported))
      .map(({ target }) => `${file.path} (${row.part}) may not import ${target}`)
  })
}

function neighbourOf({ folder }: Neighbourhood, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
}

type Crossing = { path: string; target: string; from: string; to: string }

function crossings(files: readonly SourceFile[], neighbourhood: Neighbourhood): Crossing[] {
  return files.flatMap(({ path, imports }) => {
    const from = neighbourOf(neighbourhood, path)
    if (from === undefined) return []
    return imports.flatMap(({ target }) => {
      const to = neighbourOf(neighbourhood, target)
      return to === undefined || to === from ? [] : [{ path, target, from, to }]
    })
  })
}

/** Every step from one neighbour into another that is not listed, or does not use the door; and every row that nobody uses. */
export function forbiddenCrossings(files: readonly SourceFile[], neighbourhood: Neighbourhood): string[] {
  const { door, edges } = neighbourhood
  const found = crossings(files, neighbourhood)
  const listed = ({ from, to }: Crossing) => edges.some((edge) => edge.from === from && edge.to === to)
  return [
    ...found
      .filter((crossing) => !listed(crossing))
      .map(({ path, target }) => `${path} may not import its neighbour ${target}`),
    ...found
      .filter((crossing) => listed(crossing) && !(door !== null && matches([door], crossing.target)))
      .map(({ path, target }) => `${path} imports ${target} past its door`),
    ...edges
      .filter((edge) => !found.some(({ from, to }) => edge.from === from && edge.to === to))
      .map(({ from, to }) => `${from} -> ${to} is listed but not used`),
  ]
}
