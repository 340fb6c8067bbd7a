import { catalogEntities } from '@catchpitch/contract/catalogue/catalog-entities'
import { type CatalogName, catalogPages } from '@catchpitch/contract/catalogue/catalog-pages'
import { parseSource, type SourceFile } from '../architecture/source-file.ts'
import { listPaths, readText } from '../architecture/source-tree.ts'

/*
 * What each page of the web can reach, read from its source: the component that a route names, all that it imports, and the
 * calls written there. A page whose component makes no call is a frame, whatever stands in it.
 */

const isProduct = (path: string) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)

/** Every file of the web that people get, by its path. */
const files: ReadonlyMap<string, SourceFile> = new Map(
  listPaths()
    .filter(isProduct)
    .map((path) => [path, parseSource(path, readText(path))]),
)

/** The files that these import, directly or not, with these themselves. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path)
    if (!file || reached.has(path)) continue
    reached.add(path)
    waiting.push(...file.imports.filter(({ inside, type_only }) => inside && !type_only).map(({ target }) => target))
  }
  return reached
}

/** All that people get, through either entry. */
const loaded = [...reachedFrom(['web/src/light/main.tsx', 'web/src/console/main.tsx'])]

/** Where `'./x.tsx'` lies that stands in this file. */
const targetIn = (path: string, specifier: string) => new URL(specifier, `file:///${path}`).pathname.slice(1)

const importsIn = (path: string, text: string) =>
  [...text.matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) => targetIn(path, specifier))

/** Words in a comment name nothing. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** What a file declares beside its routes, by name: `const loadPreview = () => import('./preview-pages.tsx')`. */
function declarationsIn(text: string): ReadonlyMap<string, string> {
  const declared = text.split(/\n(?=(?:export )?(?:const|async function|function) )/).flatMap((declaration) => {
    const name = /^(?:export )?(?:const|async function|function) (\w+)/.exec(declaration)?.[1]
    return name === undefined || declaration.includes('createRoute(') ? [] : [[name, declaration] as const]
  })
  return new Map(declared)
}

/** The functions of other files that a piece of source calls: `await signOut()`. */
const calledIn = (path: string, text: string, piece: string) =>
  [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(([, names = '', specifier = '']) =>
    names.split(',').some((name) => piece.includes(`${name.trim()}(`)) ? [targetIn(path, specifier)] : [],
  )

/** What a piece of source loads, by itself or by what it names, directly or not. */
function loadedBy(path: string, piece: string, declarations: ReadonlyMap<string, string>): string[] {
  const pieces = new Set([piece])
  // A set goes on with what is added while it is gone through.
  for (const text of pieces) {
    for (const [name, declaration] of declarations) {
      // Not a part of an address, of a longer name, or of another thing's.
      if (new RegExp(`(?<![\\w./'-])${name}(?![\\w/':-])`).test(text)) pieces.add(declaration)
    }
  }
  return [...pieces].flatMap((text) => importsIn(path, text))
}

/** The console's routes: `path: '/surveys/$id/overview'` with what they load. */
function consolePages(): [string, readonly string[]][] {
  return [...files.keys()]
    .filter((path) => /\.routes\.tsx$|\/start-route\.tsx$/.test(path))
    .flatMap((path) => {
      const text = withoutComments(readText(path))
      const declarations = declarationsIn(text)
      return text
        .split('createRoute({')
        .slice(1)
        .flatMap((route): [string, readonly string[]][] => {
          const address = /path: '([^']+)'/.exec(route)?.[1]
          return address === undefined
            ? []
            : [[address.replaceAll('$', ''), [...loadedBy(path, route, declarations), ...calledIn(path, text, route)]]]
        })
    })
}

/** Pages of the light door that its table knows by the beginning of their address, with the names that they have there. */
const knownByBeginning: Readonly<Record<string, string>> = {
  '/share/survey/survey_id/id': 'share',
  '/user-survey/test_id': 'survey',
  '/survey/instructions': 'survey',
  '/survey/short-questions': 'survey',
  '/survey/statement': 'survey',
  '/survey/speech-to-text': 'survey',
  '/survey/situations': 'survey',
  '/survey/situation-feelings': 'survey',
  '/survey/situation-control': 'survey',
  '/survey/compare-situations': 'survey',
  '/survey/my-life': 'survey',
}

function lightPages(): [string, readonly string[]][] {
  const path = 'web/src/light/pages.ts'
  const text = withoutComments(readText(path))
  const declarations = declarationsIn(text)
  const rows = (declarations.get('pages') ?? '').split(/\n {2}(?=')/).slice(1)
  const inTable = rows.map((row) => [/^'([^']+)'/.exec(row)?.[1] ?? '', row] as const)
  return [...inTable, ...Object.entries(knownByBeginning)].map(([address, piece]) => [
    address,
    loadedBy(path, piece, declarations),
  ])
}

const isCatalogName = (name: string): name is CatalogName => Object.hasOwn(catalogPages, name)

/** Entries of the catalogue share their pages; which calls these make follows from the kind of entry. */
function callsOfCatalogue(address: string, written: readonly string[]): string[] {
  const entity = catalogEntities.find(
    ({ name }) => isCatalogName(name) && [catalogPages[name], `${catalogPages[name]}/create`].includes(address),
  )
  if (!entity) return []
  return written.flatMap((text) =>
    [...text.matchAll(/`(GET|POST|PUT|DELETE) \$\{(?:entity\.)?path\}([^`]*)`/g)].map(
      ([, method = '', rest = '']) => `${method} ${entity.path}${rest}`,
    ),
  )
}

function cataloguePages(): [string, readonly string[]][] {
  const folder = 'web/src/console/features/catalogue'
  return Object.values(catalogPages).flatMap((page): [string, readonly string[]][] => [
    [page, [`${folder}/catalog-list-page.tsx`]],
    [`${page}/create`, [`${folder}/catalog-form-page.tsx`]],
  ])
}

const pages: ReadonlyMap<string, readonly string[]> = new Map([...consolePages(), ...cataloguePages(), ...lightPages()])

/** `/surveys/{id}/overview` and `/terms-of-service/` as the routes write them. */
const asRouted = (path: string) => path.replaceAll(/[{}]/g, '').replace(/(?<=.)\/$/, '')

/** The calls that a text makes. One that only a type names, `Reply<'GET /orders'>`, is made by nobody there. */
const callsIn = (text: string) =>
  [...text.matchAll(/(?<![<|]\s*)'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'(?!\s*[>|])/g)].map(([, call = '']) => call)

/** The calls that a page can make; null if no route leads to it. */
export function callsMadeBy(path: string): ReadonlySet<string> | null {
  const address = asRouted(path)
  const entries = pages.get(address)
  if (!entries) return null
  const texts = [...reachedFrom(entries)].map((file) => withoutComments(readText(file)))
  return new Set([...texts.flatMap(callsIn), ...callsOfCatalogue(address, texts)])
}

/** Whether people can come upon a component, or a hook does its work: something that an entry loads uses it. */
export function isUsed(piece: string): boolean {
  const use = new RegExp(`(?<!function )${piece.replace('(', '\\(')}(?:\\b|(?<=\\())`)
  return loaded.some((file) => use.test(readText(file)))
}

/** What the web writes into the browser's store, by its key. */
export const keysWritten = (): string[] => [
  ...new Set(
    [...files.keys()].flatMap((path) =>
      [...readText(path).matchAll(/stored\.set\(\s*'(\w+)'/g)].map(([, key = '']) => key),
    ),
  ),
]
