import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort, until } from './processes.mjs'

const root = join(import.meta.dirname, '..')

/** Generous: a machine that is busy with something else must not look like a broken product. */
const readyLimit_ms = 180_000

/** The product as a person starts it, in a data folder and on a port of its own. */
export function startProduct(data_dir, port, settings = {}) {
  const started = performance.now()
  const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    // Every caller may come from an address of its own, so that the limit per address does not end the drill.
    env: {
      ...process.env,
      DATA_DIR: data_dir,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (words) => (said += words))
  const exit = once(server, 'exit')
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const url = `http://127.0.0.1:${port}`

  async function answers() {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    return reply?.ok
  }

  return {
    url,
    pid: server.pid,
    hasEnded,
    said: () => said,
    /** How long it took from the command to the first answer. */
    async ready() {
      await until(() => hasEnded() || answers(), readyLimit_ms)
      if (hasEnded() || !(await answers())) throw new Error(`The product did not become ready. It said:\n${said}`)
      return performance.now() - started
    },
    /** What a newcomer reads on the terminal: with what one may sign in. */
    async demoSignIns() {
      const password = await until(() => /with the password (\S+)/.exec(said)?.[1], readyLimit_ms)
      return said.match(/\S+@\S+/g).map((email) => ({ email, password }))
    },
    /** Asks it to stop, as Ctrl-C does, and gives its exit code. */
    async stop() {
      server.kill('SIGINT')
      await exit
      return server.exitCode
    },
  }
}

/** As it runs for real, with the demo company in it: none of what watches over developers is paid for. */
export async function startForReal(data_dir, mailbox, wished = null) {
  const port = wished ?? (await freePort())
  return startProduct(data_dir, port, {
    NODE_ENV: 'production',
    DEMO: 'true',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    APP_SECRET: 'only-for-measuring-and-known-to-everybody',
    SMTP_URL: mailbox.url,
    // No balancer stands before it that would have to notice the end.
    DRAIN_SECONDS: '0',
  })
}
