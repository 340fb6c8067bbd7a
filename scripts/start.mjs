/** `npm start`: installs and fetches what is missing, builds what changed, and runs the product in this process. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatChanged } from './build.mjs'
import { ensureFonts } from './fonts.mjs'
import { ensureInstalled, root } from './install.mjs'
import { ensureSpeechModel } from './speech-model.mjs'

await ensureInstalled()
buildWhatChanged()
await ensureSpeechModel()
await ensureFonts()
process.chdir(root)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
