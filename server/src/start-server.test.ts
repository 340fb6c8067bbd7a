import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { makePerson } from '#content/make-person'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { useDatabase } from '#testing/database'
import { eventually } from '#testing/eventually'
import { readLink } from '#testing/mailbox'
import { writeWebBuild } from '#testing/web-build'
import { startServer } from './start-server.ts'

const database = useDatabase()
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

async function start(folder: string, variables: Record<string, string> = {}) {
  const given = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' }
  // With a key nothing stands in for the provider.
  const paid = { STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }
  const nowhere = new URL('file:///nonexistent')
  const folders = {
    migrations,
    web: join(folder, 'dist'),
    spreadsheet_worker: nowhere,
    recogniser_process: nowhere,
    payments_stand_in: nowhere,
  }
  return startServer(readConfig({ ...given, ...paid, ...variables }), folders)
}

const caught = z.object({ data: z.array(z.object({ links: z.array(z.string()) })) })

async function linkIn(url: string, email: string): Promise<string> {
  return eventually(async () => {
    const reply = await fetch(`${url}/dev/mail?to=${encodeURIComponent(email)}`)
    const [address] = caught.parse(await reply.json()).data[0]?.links ?? []
    if (address === undefined) throw new Error('No mail yet.')
    return address
  })
}

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeWebBuild(join(folder, 'dist'))
  return folder
}

test('a link in a mail leads to where this server listens, and works after a restart', async () => {
  const folder = await temporaryFolder()
  const { email } = await makePerson(database.db, { now: systemClock.now() })

  const first = await start(folder)
  let address = ''
  try {
    expect(first.url).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await post(first.url, '/password/request', { email })).status).toBe(200)
    address = await linkIn(first.url, email)
    expect(readLink(address).page).toBe(`${first.url}/reset/password`)
  } finally {
    await first.stop()
  }
  expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600)
  const secret = await readFile(join(folder, 'app-secret'), 'utf8')

  const second = await start(folder)
  try {
    expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe(secret)
    const { expires, ...carried } = readLink(address).carried
    const passwords = { password: 'Brand-new-horse-8', password_confirmation: 'Brand-new-horse-8' }
    const form = { ...carried, expires: Number(expires), ...passwords }
    expect((await post(second.url, '/password/reset', form)).status).toBe(200)
    expect((await post(second.url, '/password/reset', form)).status).toBe(410)
    expect((await post(second.url, '/login', { email, password: 'Brand-new-horse-8' })).status).toBe(200)
  } finally {
    await second.stop()
  }
})

test('with PUBLIC_URL links lead there', async () => {
  const folder = await temporaryFolder()
  const { email } = await makePerson(database.db, { now: systemClock.now() })
  const server = await start(folder, { PUBLIC_URL: 'https://hire.example/' })
  try {
    await post(server.url, '/password/request', { email })
    expect(readLink(await linkIn(server.url, email)).page).toBe('https://hire.example/reset/password')
  } finally {
    await server.stop()
  }
})

test('told to stop it says so first, goes on answering for a while, and then is gone', async () => {
  const folder = await temporaryFolder()
  const { url, stop } = await start(folder, { DRAIN_SECONDS: '1' })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const told = performance.now()
  const stopped = stop()
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  const answer = await fetch(`${url}/api/v1/countries`)
  expect([answer.ok, answer.headers.get('connection')]).toEqual([true, 'close'])
  await stopped
  expect(performance.now() - told).toBeGreaterThanOrEqual(1000)
  await expect(fetch(`${url}/readyz`)).rejects.toThrow()
})

test.each([
  ['a port that nobody listens at', 'postgres://someone:hunter2@127.0.0.1:1/x', 'nobody answers there'],
  ['a machine that does not exist', 'postgres://someone:hunter2@nowhere.invalid/x', 'no machine has that name'],
])('for %s it does not start, and says which setting to look at, without its password', async (_title, url, reason) => {
  const folder = await temporaryFolder()
  const failed = start(folder, { DATABASE_URL: url })
  await expect(failed).rejects.toThrow(new RegExp(`^DATABASE_URL leads to (?!.*hunter2).*, but ${reason}\\.$`))
})

test.each([
  ['database', (url: string) => url.replace(/[^/]*$/, 'no_such_database'), 'it has no database of that name'],
  ['password', (url: string) => url.replace(/:[^:@/]+@/, ':wrong@'), 'it refuses this user and password'],
])('for a wrong %s it does not start either', async (_title, change, reason) => {
  const folder = await temporaryFolder()
  await expect(start(folder, { DATABASE_URL: change(database.url) })).rejects.toThrow(reason)
})

test('in production nobody is there, nothing of a developer is, and mails go to the server that is set', async () => {
  const folder = await temporaryFolder()
  const { url, stop } = await start(folder, {
    NODE_ENV: 'production',
    DEMO: '',
    PUBLIC_URL: 'https://hire.example',
    APP_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    DRAIN_SECONDS: '0',
  })
  try {
    const people = await database.db.selectFrom('users').where('email', 'like', '%@demo.example').select('id').execute()
    expect(people).toEqual([])
    expect((await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })).status).toBe(404)
    expect((await fetch(`${url}/dev/clock`, { method: 'POST', body: '{}' })).status).toBe(404)
  } finally {
    await stop()
  }
})
