import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const isNamed = (name: string) => (output: Rolldown.OutputBundle[string]) =>
  output.type === 'chunk' && output.name === name

/** The name under which the base hands on what the runtime exported by this one. */
const handedOn = (name: string) => `__runtime_${name}`

/** `a as b, c` as pairs: what a thing is called outside, and inside. */
function namePairs(list: string): [outside: string, inside: string][] {
  return list.split(',').map((part) => {
    const [first = '', second = first] = part.split(' as ')
    return [first.trim(), second.trim()]
  })
}

/** A chunk's import of the runtime, taken from the base instead. */
function redirect(code: string, runtime: string, base: string): string {
  const written = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime.replaceAll('.', '\\.')}"`)
  return code.replace(written, (_statement, list: string) => {
    const names = namePairs(list).map(([outside, inside]) => `${handedOn(outside)} as ${inside}`)
    return `import{${names.join()}}from"./${base}"`
  })
}

/** The base with the runtime's code in it, in a function of its own so that no two names meet. */
function absorb(code: string, runtime: Chunk, file: string): string {
  const [, body = '', list = ''] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
  const exported = namePairs(list).map(([inside, outside]) => ({ inside, outside }))
  const made = exported.map(({ inside, outside }) => `${outside}:${inside}`)
  const kept = exported.map(({ outside }) => `${outside}:${handedOn(outside)}`)
  const own = /import\{([^}]*)\}from"([^"]+)";?/
  const [statement = '', used = '', source] = own.exec(code) ?? []
  if (body === '' || source !== `./${file}`) throw new Error('The bundler writes its runtime in another way by now.')
  const names = namePairs(used).map(([outside, inside]) => `${outside}:${inside}`)
  const start = `const __runtime=(()=>{${body}return{${made.join()}}})(),{${kept.join()}}=__runtime,{${names.join()}}=__runtime;`
  return `${code.replace(statement, () => start)}\nexport{${exported.map(({ outside }) => handedOn(outside)).join()}};`
}

/**
 * Puts the bundler's few helper functions into the file that everything stands on. By itself it writes them into one of
 * their own, of half a kilobyte: a request that every first visit waits for.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'catchpitch:fold-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const outputs = Object.values(bundle)
        const runtime = outputs.find(isNamed('rolldown-runtime'))
        const base = outputs.find(isNamed('base'))
        if (runtime?.type !== 'chunk' || base?.type !== 'chunk') throw new Error('The build has no runtime to fold.')
        const [file, into] = [runtime, base].map(({ fileName }) => fileName.replace('assets/', ''))
        if (file === undefined || into === undefined) return
        base.code = absorb(base.code, runtime, file)
        for (const output of outputs) {
          if (output.type !== 'chunk' || output === base || !output.code.includes(`"./${file}"`)) continue
          output.code = redirect(output.code, file, into)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
