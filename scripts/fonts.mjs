/**
 * Fetches the fonts that invoices are written in: one that knows Chinese, in two weights. Its package of npm holds nine
 * weights, 92 MB; as a dependency all of it would come along everywhere.
 * `node scripts/fonts.mjs [folder]` does nothing else, and ends with 1 if they are not there afterwards.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillFolder, isFilled, unpack } from './fetched-folder.mjs'
import { root } from './install.mjs'
import { showProgress } from './progress.mjs'

/** Under the SIL Open Font License, which comes along. */
const fonts = {
  name: '@expo-google-fonts/noto-sans-sc@0.4.3',
  sha512: '9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
  files: {
    'package/400Regular/NotoSansSC_400Regular.ttf': 'regular.ttf',
    'package/700Bold/NotoSansSC_700Bold.ttf': 'bold.ttf',
    'package/LICENSE_FONT': 'LICENSE',
  },
}

const version = `${fonts.name}\n`

const folderOf = () => resolve(root, process.env.FONT_DIR || 'data/fonts')

/** Without them everything works but invoices as files, which are written as soon as they are there. */
export async function ensureFonts(folder = folderOf()) {
  if (isFilled(folder, version)) return true
  console.log('Downloading the fonts of invoices, 57 MB of which 21 are kept, the first time ...')
  const began = performance.now()
  const stopProgress = showProgress(() => `${Math.round((performance.now() - began) / 1000)} s`)
  try {
    await fillFolder(folder, version, (draft) => unpack(fonts, draft))
    return true
  } catch (error) {
    console.error(`No invoice is written as a file for now: ${error.message}. The next start tries again.`)
    return false
  } finally {
    stopProgress()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await ensureFonts(...process.argv.slice(2, 3).map((folder) => resolve(folder)))) ? 0 : 1
}
