/** Bundles what stands in for Stripe into one file, which the product starts when it has no key. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

const standIn = join(root, 'stripe-stand-in')
const { dependencies } = JSON.parse(readFileSync(join(standIn, 'package.json'), 'utf8'))
const [, , dist = join(standIn, 'dist')] = process.argv

/** What an earlier build left must not lie among what somebody runs. */
rmSync(dist, { recursive: true, force: true })

await build({
  entryPoints: [join(standIn, 'src', 'main.ts')],
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies),
  logLevel: 'warning',
})
