import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** One import of one file. `target` is a path in this repository, or the name of a package. */
export type Import = {
  target: string
  inside: boolean
  /** Gone when the program runs: it ties the reader's hands, not the machine's. */
  type_only: boolean
}

export type SourceFile = {
  path: string
  imports: Import[]
  /** What is called or made in it, as written: `Date.now()`, `new Date()`, `acrossGroups()`. Arguments show as `…`. */
  calls: string[]
  /** The text of its string and template literals, for what hides in them (SQL). */
  strings: string[]
}

const workspaceImport = /^@catchpitch\/(?<workspace>[^/]+)\/(?<file>.+)$/
const packageName = /^(?:node:.+|@[^/]+\/[^/]+|[^/]+)/

/** Follows the same three ways of naming a file that Node follows: relative, `#inside the server`, `@catchpitch/another`. */
function resolve(path: string, specifier: string): Omit<Import, 'type_only'> {
  if (specifier.startsWith('.')) {
    return { target: posix.join(posix.dirname(path), specifier.split('?')[0] ?? specifier), inside: true }
  }
  if (specifier.startsWith('#')) {
    const [workspace] = path.split('/')
    return { target: `${workspace}/src/${specifier.slice(1)}.ts`, inside: true }
  }
  const other = workspaceImport.exec(specifier)?.groups
  if (other) return { target: `${other.workspace}/src/${other.file}.ts`, inside: true }
  return { target: packageName.exec(specifier)?.[0] ?? specifier, inside: false }
}

export function parseSource(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text)
  const [broken] = errors
  if (broken) throw new Error(`${path} cannot be parsed: ${broken.message}`)

  const written = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      type_only: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, type_only: isType }] : [],
      ),
    ...module.dynamicImports
      .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
      .filter((request) => /^['"]/.test(request))
      .map((request) => ({ specifier: request.slice(1, -1), type_only: false })),
  ]

  const calls: string[] = []
  const strings: string[] = []
  const call = (node: { callee: { start: number; end: number }; arguments: unknown[] }) =>
    `${text.slice(node.callee.start, node.callee.end)}(${node.arguments.length > 0 ? '…' : ''})`
  new Visitor({
    CallExpression: (node) => void calls.push(call(node)),
    NewExpression: (node) => void calls.push(`new ${call(node)}`),
    Literal: (node) => void (typeof node.value === 'string' && strings.push(node.value)),
    TemplateElement: (node) => void strings.push(node.value.raw),
  }).visit(program)

  return {
    path,
    imports: written.map(({ specifier, type_only }) => ({ ...resolve(path, specifier), type_only })),
    calls,
    strings,
  }
}
