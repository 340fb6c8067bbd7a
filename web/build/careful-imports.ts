import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What every `import()` is wrapped in by the bundler, with the list of files that it needs. */
const helper = '\0vite/preload-helper.js'

/** An import of a file that needs no other, as the bundler writes it: whole, or with a name taken out of it. */
const lone =
  /\((?:\(\)=>import\(`\.\/([\w-]+\.js)`\)|async\(\)=>\{let\{[^}]*\}=await import\(`\.\/([\w-]+\.js)`\);return\{[^}]*\}\}),\[\]\)/g

/**
 * Puts our own way of importing in the place of the bundler's, which cannot try again: see src/import-when-there.ts.
 * A file that stands alone is not in the bundler's lists: it is named instead of its import. Most of them are words, and
 * the first script names all of them: named twice they would be 2 kB that every visitor waits for.
 */
export function carefulImports(root: string): Plugin {
  const own = join(root, 'src/import-when-there.ts')
  return {
    name: 'catchpitch:careful-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) =>
        id === helper ? `export { importWhenThere as __vitePreload } from ${JSON.stringify(own)}` : null,
    },
    generateBundle: {
      // After the bundler has written its lists.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          output.code = output.code.replaceAll(lone, (_, whole?: string, named?: string) => `("${whole ?? named}")`)
          if (/import\(`\.\/[^`]+`\)[^,]*,\[\]\)/.test(output.code)) {
            throw new Error('The bundler writes an import of a single file in another way by now.')
          }
        }
      },
    },
  }
}
