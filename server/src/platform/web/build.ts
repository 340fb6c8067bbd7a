import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Door, pageOfPath } from './doors.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/** What the server needs of a finished web build: a template for each door, and what to fetch early for a page. */
export type Build = {
  readonly templates: Readonly<Record<Door, string>>
  /** `<link>` tags by page path; they still hold the nonce's placeholder. */
  readonly preloads: ReadonlyMap<string, string>
  readonly pictures: BuiltPictures
}

/** The pictures for previews of links, by their paths. */
export type BuiltPictures = {
  /** Null if the build has none. */
  readonly product: string | null
  /** By the name of the drawing. */
  readonly drawings: ReadonlyMap<string, string>
}

/** As the build's manifest names them. */
const productPicture = 'src/light/landing/link-preview.png'
const drawnPicture = /^src\/ui\/company-images\/previews\/(.+)\.jpg$/

function picturesOf(manifest: Manifest): BuiltPictures {
  const drawings = Object.entries(manifest).flatMap(([key, { file }]): [string, string][] => {
    const [, name] = drawnPicture.exec(key) ?? []
    return name === undefined ? [] : [[name, `/${file}`]]
  })
  const product = manifest[productPicture]
  return { product: product ? `/${product.file}` : null, drawings: new Map(drawings) }
}

/** The files of a page and of what it imports, as far as the door has not loaded them itself. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key]
  if (!entry || entry.isEntry || seen.has(key)) return []
  seen.add(key)
  return [entry.file, ...entry.css, ...entry.imports.flatMap((imported) => filesOf(manifest, imported, seen))]
}

function preloadTag(file: string): string {
  const tag = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${tag}" crossorigin href="/${file}" nonce="{{nonce}}">`
}

function preloadTags(manifest: Manifest, page: string, template: string): string {
  const files = filesOf(manifest, page)
  if (files.length === 0) throw new Error(`The web build has no ${page}; doors.ts names a page that has moved.`)
  return files
    .filter((file) => !template.includes(`"/${file}"`))
    .map(preloadTag)
    .join('')
}

async function readBuilt(dist: string, file: string): Promise<string> {
  try {
    return await readFile(join(dist, file), 'utf8')
  } catch (cause) {
    throw new Error(`There is no web build at ${dist}. Make one with: npm run build`, { cause })
  }
}

export async function readBuild(dist: string): Promise<Build> {
  const manifest = manifestSchema.parse(JSON.parse(await readBuilt(dist, '.vite/manifest.json')))
  const templates = { light: await readBuilt(dist, 'light.html'), console: await readBuilt(dist, 'console.html') }
  const preloads = new Map(
    Object.entries(pageOfPath).map(([path, page]) => {
      const door: Door = page.startsWith('src/light/') ? 'light' : 'console'
      return [path, preloadTags(manifest, page, templates[door])]
    }),
  )
  return { templates, preloads, pictures: picturesOf(manifest) }
}
