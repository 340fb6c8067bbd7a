/** `npm run build`: the web pages, the server and the Stripe stand-in, each only if something that it is made of has changed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, root } from './install.mjs'

const parts = [
  {
    name: 'web',
    madeOf: ['package-lock.json', 'contract', 'method', 'web'],
    dist: 'web/dist',
    script: 'build-web.mjs',
  },
  {
    name: 'server',
    madeOf: ['package-lock.json', 'contract', 'method', 'server'],
    dist: 'server/dist',
    script: 'build-server.mjs',
  },
  {
    name: 'Stripe stand-in',
    madeOf: ['package-lock.json', 'stripe-stand-in'],
    dist: 'stripe-stand-in/dist',
    script: 'build-stripe-stand-in.mjs',
  },
]

const notSources = new Set(['node_modules', 'dist'])

function* filesIn(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => !notSources.has(name))
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) yield* filesIn(inner)
    else yield inner
  }
}

/** By content and not by time: a checkout or a touch changes times, and a build that is not needed costs seconds. */
function fingerprint({ madeOf, script }) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'scripts', script)))
  for (const source of madeOf) {
    for (const file of source.includes('.') ? [source] : filesIn(source)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

const stampOf = ({ dist }) => join(root, dist, '.built-from')

const isBuiltFrom = (part, sources) => existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === sources

/** Where the web pages lie, if they are built from what is here now. */
export function findBuiltWeb() {
  const web = parts.find(({ name }) => name === 'web')
  return isBuiltFrom(web, fingerprint(web)) ? join(root, web.dist) : null
}

/** Builds what is out of date, and ends this process when that fails. */
export function buildWhatChanged() {
  for (const part of parts) {
    const stamp = stampOf(part)
    const wanted = fingerprint(part)
    if (isBuiltFrom(part, wanted)) continue
    console.log(`Building the ${part.name} ...`)
    rmSync(stamp, { force: true })
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', part.script)], {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(status ?? 1)
    writeFileSync(stamp, wanted)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildWhatChanged()
