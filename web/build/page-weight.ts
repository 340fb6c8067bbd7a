import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

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

type Page = {
  /** The HTML that opens it. */
  door: 'light' | 'console'
  /** The modules that it loads by itself, besides what the HTML names: its own chunk, the words of a language. */
  modules: readonly string[]
}

type Weight = {
  /** Including the HTML. */
  requests: number
  /** As sent to a browser that takes gzip; brotli is smaller by a tenth. */
  bytes: number
}

function withImports(manifest: Manifest, key: string): string[] {
  const entry = manifest[key]
  if (!entry) throw new Error(`The build has no ${key}.`)
  if (entry.isEntry) return []
  const { file, css, imports } = entry
  return [file, ...css, ...imports.flatMap((imported) => withImports(manifest, imported))]
}

async function manifestOf(dist: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')))
}

/** Whether a browser fetches a module of ours by itself, after what asks for it. */
export async function comesLater(dist: string, module: string): Promise<boolean> {
  return Object.hasOwn(await manifestOf(dist), module)
}

/** What a browser fetches before a page is there, when it has nothing yet. */
export async function weighPage(dist: string, { door, modules }: Page): Promise<Weight> {
  const manifest = await manifestOf(dist)
  const html = await readFile(join(dist, `${door}.html`), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const files = new Set([...named, ...modules.flatMap((module) => withImports(manifest, module))])
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.gz`))).size))
  return { requests: files.size + 1, bytes: sizes.reduce((sum, size) => sum + size, gzipSync(html).length) }
}
