/** Bundles the server's TypeScript; packages stay outside, for they bring programs and workers of their own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

const server = join(root, 'server')
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'))

/** Our own packages are source, which Node cannot run: they go into the bundle. */
const external = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  (name) => !name.startsWith('@catchpitch/'),
)

export const bundling = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
  outExtension: { '.js': '.mjs' },
}

await build({ ...bundling, entryPoints: [join(server, 'src/main.ts')], outdir: join(server, 'dist') })
