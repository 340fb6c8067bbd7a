/** `npm run db:backup` and the like: builds what changed and runs one of the server's commands in this process. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatChanged } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'

await ensureInstalled()
buildWhatChanged()
process.chdir(root)
process.setSourceMapsEnabled(true)
const [name] = process.argv.splice(2, 1)
await import(pathToFileURL(join(root, 'server/dist/commands', `${name}.mjs`)).href)
