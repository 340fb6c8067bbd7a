import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '#content/demo/demo-people'
import { readManifest } from '#platform/db/backup/manifest'
import { useBuiltServer } from '#testing/built-server'
import { runOnServer, withDatabase } from '#testing/database-server'
import { pictureOf } from '#testing/pictures'
import { startS3Server } from '#testing/storage'

const built = useBuiltServer()
const APP_SECRET = 'x'.repeat(40)
const email = 'root@demo.example'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'catchpitch-commands-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

async function emptyDatabase(): Promise<string> {
  const server = inject('database_url')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name}`)
  onTestFinished(() => runOnServer(server, `drop database ${name} with (force)`))
  return withDatabase(server, name)
}

async function bucket() {
  const { settings, close } = await startS3Server()
  onTestFinished(close)
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.access_key_id,
    S3_SECRET_ACCESS_KEY: settings.secret_access_key,
  }
}

const signedIn = z.object({ data: z.object({ token: z.string() }) })
const shown = z.object({ data: z.object({ picture: z.string() }) })

/** Somebody who signs in and leaves a picture. */
async function visit(url: string): Promise<{ authorization: string }> {
  const reply = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const { data } = signedIn.parse(await reply.json())
  const headers = { authorization: `Bearer ${data.token}` }
  const form = new FormData()
  const fields = { first_name: 'Mei', last_name: 'Chen', email, country_code: '+60', mobile: '0123456789' }
  for (const [name, value] of Object.entries({ ...fields, is_receive: '1', version: '1' })) form.append(name, value)
  form.append('picture', new File([new Uint8Array(await pictureOf('jpeg'))], 'me.jpg'))
  const saved = await fetch(`${url}/api/v1/accounts/profile`, { method: 'POST', headers, body: form })
  expect(saved.status).toBe(200)
  return headers
}

/** What the same browser sees when it comes back: still signed in, with the picture. */
async function comeBack(url: string, headers: { authorization: string }): Promise<number[]> {
  const user = await fetch(`${url}/api/v1/user`, { headers })
  const { data } = shown.parse(await user.json())
  const picture = await fetch(new URL(data.picture, url))
  return [user.status, picture.status, (await picture.arrayBuffer()).byteLength]
}

async function seenBy(settings: Record<string, string>, headers: { authorization: string }) {
  const server = await built.start({ ...settings, APP_SECRET })
  const seen = await comeBack(server.url, headers)
  server.process.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  return seen
}

async function backUp(settings: Record<string, string>) {
  const to = join(await folder(), 'backup')
  const { code, said } = await built.command('backup', [to], settings)
  expect([code, said]).toEqual([0, expect.stringContaining(`Saved in ${to}`)])
  const { tables, files } = await readManifest(to)
  return { to, content: { tables, files } }
}

it('an installation is saved while it runs, restored on an empty machine, and moved to a PostgreSQL and a bucket', async () => {
  const DATA_DIR = await folder()
  const server = await built.start({ DATA_DIR, APP_SECRET })
  const headers = await visit(server.url)
  const seen = await comeBack(server.url, headers)
  expect(seen).toEqual([200, 200, expect.any(Number)])
  await backUp({ DATA_DIR })
  const outside = { DATA_DIR, DATABASE_URL: await emptyDatabase(), ...(await bucket()) }
  expect(await built.command('move', [], outside)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The product runs at .* Stop it/),
  })
  // The guest has left the database running.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.process.kill('SIGTERM')
  await server.ended
  const { to, content } = await backUp({ DATA_DIR })

  const elsewhere = { DATA_DIR: join(await folder(), 'new') }
  const restored = await built.command('restore', [to], elsewhere)
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('every hash is equal')])
  expect((await backUp(elsewhere)).content).toEqual(content)
  expect(await seenBy(elsewhere, headers)).toEqual(seen)
  expect(await built.command('restore', [to], elsewhere)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database is not empty/),
  })

  const moved = await built.command('move', [], outside)
  expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('every hash is equal')])
  expect(await readdir(DATA_DIR)).not.toContain('moving')
  const no_longer_here = { ...outside, DATA_DIR: await folder() }
  expect((await backUp(no_longer_here)).content).toEqual(content)
  expect(await seenBy(no_longer_here, headers)).toEqual(seen)
  // Thirteen processes, most of them with a PostgreSQL of their own.
})

it.each([
  ['backup', ['one', 'two'], {}, /^Name one folder/],
  ['backup', [], { DATA_DIR: '/nowhere' }, /^There is no database in \/nowhere/],
  ['restore', [], {}, /^Name the folder of the backup/],
  ['restore', ['/nowhere'], {}, /^\/nowhere is no backup/],
  ['move', [], {}, /^Set DATABASE_URL, the S3 settings, or both/],
])('%s %j with %j says what it lacks', async (name, args, settings, sentence) => {
  const given = { DATA_DIR: await folder(), ...settings }
  expect(await built.command(name, args, given)).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
  // Nothing was made on the way.
  if (!('DATA_DIR' in settings)) expect(await readdir(given.DATA_DIR)).toEqual([])
})
