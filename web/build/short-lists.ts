import type { Plugin } from 'vite'
import { z } from 'zod'

/** The files that the imports of a script need, once, and the lists for each of its imports, by their places in it. */
const names = /(\bm\.f=)(\[[^\]]*\])/
const list = /__vite__mapDeps\(\[([\d,]+)\]\)/g

/** As far as it matters here. */
type Chunk = { imports: readonly string[]; viteMetadata?: { importedCss: ReadonlySet<string> } | undefined }

/** A script, what it is made of, and their styles: all there before a line of it runs. */
function thereWith(chunks: ReadonlyMap<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name)
  if (!chunk || found.has(name)) return found
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) thereWith(chunks, imported, found)
  return found
}

/**
 * Leaves out of the bundler's lists what a script stands on itself. The first script has a list for every page, and each of
 * them names again what is there by then.
 */
export function shortLists(): Plugin {
  return {
    name: 'catchpitch:short-lists',
    apply: 'build',
    generateBundle: {
      // After the bundler has written its lists.
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle).filter((output) => output.type === 'chunk')
        const chunks = new Map<string, Chunk>(outputs.map((chunk) => [chunk.fileName, chunk]))
        for (const chunk of outputs) {
          const written = names.exec(chunk.code)?.[2]
          if (written === undefined) continue
          const files = z.array(z.string()).parse(JSON.parse(written))
          const there = thereWith(chunks, chunk.fileName)
          const places = new Map<string, number>()
          const placeOf = (file: string) => {
            const place = places.get(file) ?? places.size
            places.set(file, place)
            return place
          }
          const shorter = chunk.code.replaceAll(list, (_, needed: string) => {
            const missing = needed.split(',').flatMap((place) => files[Number(place)] ?? [])
            return `__vite__mapDeps([${missing
              .filter((file) => !there.has(file))
              .map(placeOf)
              .join()}])`
          })
          chunk.code = shorter.replace(names, (_, before: string) => before + JSON.stringify([...places.keys()]))
        }
      },
    },
  }
}
