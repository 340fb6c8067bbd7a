import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Leaves out how zod writes a schema down as JSON Schema: the server does that for the description of its calls, a page
 * never does. Every schema holds on to it, so that the bundler cannot leave it out by itself: 3 kB on every page with a form.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'catchpitch:no-json-schema',
    apply: 'build',
    load: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/ },
      async handler(id) {
        const names = [...(await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)]
        if (names.length === 0) throw new Error('zod writes its JSON Schema in another way by now.')
        // Lists describe their filters as soon as they are loaded: nothing is what a page learns of it.
        return `const nothing = () => ({})\nexport { ${names.map(([, name]) => `nothing as ${name}`).join()} }`
      },
    },
  }
}
