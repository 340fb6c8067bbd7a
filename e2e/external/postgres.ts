import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

type Postgres = { version: string; url: string; stop: () => Promise<void> }

/** A PostgreSQL beside the product; its end is tied to ours, however we end. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch-external-'))
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keep-postgres.mjs'), folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let complaints = ''
  keeper.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(-4000)
  })
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()
  const version = await lines.next()
  const url = await lines.next()
  const stop = async () => {
    keeper.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  if (url.done || version.done) {
    await stop()
    throw new Error(`PostgreSQL did not start. It said:\n${complaints}`)
  }
  return { version: version.value, url: url.value, stop }
}
