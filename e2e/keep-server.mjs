/**
 * Runs the server for as long as the tests live. However they end, killed from outside too, this program's input
 * closes, and the server with its database is stopped in good order instead of staying behind.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
server.on('exit', (code) => process.exit(code ?? 1))
process.stdin.resume().on('end', () => server.kill('SIGTERM'))
