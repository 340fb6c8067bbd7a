import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { platformGroupId } from '@catchpitch/contract/ids'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskStorage } from '#platform/files/disk-storage'
import { useDatabase } from '#testing/database'
import { person } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { testDay } from '#testing/test-day'
import server from '../../../package.json' with { type: 'json' }

const database = useDatabase()
const server_folder = fileURLToPath(new URL('../../..', import.meta.url))

const kills = 2

async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${server_folder}/src/testing/app-process.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(server.dependencies).filter((name) => !name.startsWith('@catchpitch/')),
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** From standard input, so that no file is left behind, and its packages are looked up from the server's folder. */
async function startApp(code: string, folder: string): Promise<{ app: ChildProcess; url: string }> {
  const settings = [database.url, folder, testDay.toISOString()]
  const options = { cwd: server_folder, stdio: ['pipe', 'pipe', 'inherit'] as ['pipe', 'pipe', 'inherit'] }
  const app = spawn(process.execPath, ['--input-type=module', '-', ...settings], options)
  onTestFinished(() => void app.kill('SIGKILL'))
  app.stdin.end(code)
  const [url] = await once(app.stdout, 'data')
  return { app, url: String(url) }
}

async function kill(app: ChildProcess): Promise<void> {
  app.kill('SIGKILL')
  await once(app, 'exit')
}

function formOf(email: string, picture: Buffer): FormData {
  const form = new FormData()
  const names = { first_name: 'Mei', last_name: 'Chen', email, country_code: '+60', mobile: '0123456789' }
  for (const [name, value] of Object.entries({ ...names, is_receive: '1', version: '1' })) form.append(name, value)
  form.append('picture', new File([new Uint8Array(picture)], 'me.png'))
  return form
}

test('a picture whose sender was answered is there after a kill, and none is ever there by half', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch-kill-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const storage = openDiskStorage(join(folder, 'files'))
  const code = await bundleApp()
  const picture = await pictureOf('png')

  const save = async (url: string, { email, token }: { email: string; token: string }) =>
    fetch(`${url}/api/v1/accounts/profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formOf(email, picture),
    })
  const storedOf = async (id: string) =>
    database.db
      .selectFrom('users')
      .innerJoin('files', (files) =>
        files.onRef('files.id', '=', 'users.picture_file_id').on('files.group_id', '=', platformGroupId),
      )
      .where('users.id', '=', id)
      .select(['files.storage_key', 'files.bytes', 'files.sha256'])
      .executeTakeFirst()
  const isWhole = async (id: string) => {
    const row = await storedOf(id)
    if (!row) return null
    const object = await storage.read(row.storage_key, { start: 0, end: row.bytes - 1 })
    return (
      object !== null &&
      createHash('sha256')
        .update(await buffer(object))
        .digest()
        .equals(row.sha256)
    )
  }

  const outcomes: (boolean | null)[] = []
  for (let count = 0; count < kills; count += 1) {
    const people = await Promise.all(Array.from({ length: 8 }, () => person(database.db)))
    const { app, url } = await startApp(code, folder)
    const mei = await person(database.db)
    expect((await save(url, mei)).status).toBe(200)
    const calls = people.map((one) => save(url, one).catch(() => null))
    // With the first reply, so that the others are somewhere in the middle.
    await Promise.race(calls)
    await kill(app)
    expect(await isWhole(mei.id)).toBe(true)
    const replies = await Promise.all(calls)
    for (const [index, { id }] of people.entries()) {
      const whole = await isWhole(id)
      outcomes.push(whole)
      expect(whole).not.toBe(false)
      if (replies[index]?.ok) expect(whole).toBe(true)
    }
  }
  const kept = outcomes.filter((whole) => whole === true).length
  process.stdout.write(
    `${outcomes.length} pictures under way at a kill: ${kept} kept, ${outcomes.length - kept} not at all\n`,
  )
})
