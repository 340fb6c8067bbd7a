/** Folders that are filled from archives of npm: what they hold is there wherever `npm ci` works, and is no dependency. */
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
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { environment } from './install.mjs'

/** Written last, so it is there only if all the others are. */
const stamp = 'complete'

const patience_ms = 180_000

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

/** Puts the files of a package that are named in `source.files` into a folder, under the names that stand there. */
export async function unpack(source, folder) {
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

/** Whether the folder holds what belongs to this version, all of it. */
export function isFilled(folder, version) {
  return existsSync(join(folder, stamp)) && readFileSync(join(folder, stamp), 'utf8') === version
}

/** Filled beside its place and moved there whole: a start that is cut off leaves nothing half. */
export async function fillFolder(folder, version, fill) {
  const draft = mkdtempSync(join(tmpdir(), 'catchpitch-fetched-'))
  try {
    await fill(draft)
    mkdirSync(folder, { recursive: true })
    rmSync(join(folder, stamp), { force: true })
    for (const name of readdirSync(draft)) writeFileSync(join(folder, name), readFileSync(join(draft, name)))
    writeFileSync(join(folder, `${stamp}.draft`), version)
    renameSync(join(folder, `${stamp}.draft`), join(folder, stamp))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
