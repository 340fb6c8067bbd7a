/** Builds both pages that the server sends, with everything they load. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './install.mjs'

await build({ root: join(root, 'web'), logLevel: 'warn' })
