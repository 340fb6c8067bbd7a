/**
 * Bundles the server's TypeScript; packages stay outside, for they bring programs and workers of their own.
 * `node scripts/build-server.mjs <folder>` builds elsewhere than where `npm start` looks.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

const server = join(root, 'server')
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'))

/** Our own packages are source, which Node cannot run: they go into the bundle. */
const external = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
  (name) => !name.startsWith('@catchpitch/'),
)

const entryPoints = [
  'main',
  'commands/backup',
  'commands/restore',
  'commands/move',
  'commands/root-account',
  'commands/recompute-results',
  // A thread begins with a file, and so does a process.
  'platform/spreadsheets/spreadsheet-worker',
  'platform/speech/recogniser-process',
]

const [, , dist = join(server, 'dist')] = process.argv

/** What an earlier build left must not lie among what somebody runs. */
rmSync(dist, { recursive: true, force: true })

await build({
  entryPoints: entryPoints.map((name) => join(server, 'src', `${name}.ts`)),
  outbase: join(server, 'src'),
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  // What is loaded later stays a file of its own: tracing must be there before anything that it watches is loaded.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
})
