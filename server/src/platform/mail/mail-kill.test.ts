import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { platformGroupId } from '@catchpitch/contract/ids'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { build } from 'esbuild'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { startSmtpServer } from '#testing/smtp'
import { makeMail } from './mail.factory.ts'
import { mailBacklog } from './mail.queries.ts'
import { mail_lanes } from './mail-transport.ts'
import { queueMail } from './queue-mail.ts'

const database = useDatabase()
const server_folder = fileURLToPath(new URL('../../..', import.meta.url))

const mails = 200
// Each finds several mails in hand; `npm run drill:mail` does the same to the whole product.
const kills = 10

async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${server_folder}/src/testing/mail-worker.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['kysely', 'nodemailer', 'pg', 'zod'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** From standard input, so that no file is left behind, and its packages are looked up from the server's folder. */
function startWorker(code: string, ...addresses: string[]): ChildProcess {
  const options = { cwd: server_folder, stdio: ['pipe', 'inherit', 'inherit'] as ['pipe', 'inherit', 'inherit'] }
  const worker = spawn(process.execPath, ['--input-type=module', '-', ...addresses], options)
  onTestFinished(() => void worker.kill('SIGKILL'))
  worker.stdin.end(code)
  return worker
}

const moment = (most_ms: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most_ms))

test('a worker that is killed again and again loses no mail, and doubles none but those it had in hand', async () => {
  // A mail server needs a moment too; without it the kills would all fall between two mails.
  const server = await startSmtpServer({ message: () => moment(4).then(() => null) })
  for (let count = 0; count < mails; count += 1) await queueMail(database.db, makeMail(), systemClock.now())
  const code = await bundleWorker()

  for (let killed = 0; killed < kills; killed += 1) {
    const enough = Math.min(mails, server.arrived.length + Math.ceil((Math.random() * mails) / kills / 2))
    const worker = startWorker(code, database.url, server.url)
    await vi.waitUntil(() => server.arrived.length >= enough, { timeout: 60_000, interval: 1 })
    await moment(20)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  startWorker(code, database.url, server.url)
  await eventually(async () => expect(await mailBacklog(database.db)).toEqual({ pending: 0, failed: 0 }))

  const states = await database.db
    .selectFrom('mails')
    .select('state')
    .distinct()
    .where('group_id', '=', platformGroupId)
    .execute()
  expect(states).toEqual([{ state: mailState.completed }])
  const messages = new Set(server.arrived.map(({ message_id }) => message_id)).size
  const doubled = server.arrived.length - messages
  process.stdout.write(`${mails} mails, ${kills} kills: ${messages} messages arrived, ${doubled} of them twice\n`)
  expect(messages).toBe(mails)
  expect(doubled).toBeLessThanOrEqual(kills * mail_lanes)
})
