import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { makePerson } from '#content/make-person'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { pageOfPath } from '#platform/web/doors'
import { useDatabase } from '#testing/database'
import { readLink } from '#testing/mailbox'
import { startServer } from './start-server.ts'

const database = useDatabase()
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** The least that counts as a web build. */
async function webBuild(folder: string): Promise<string> {
  const dist = join(folder, 'dist')
  await mkdir(join(dist, '.vite'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  const pages = Object.values(pageOfPath).map((page) => [page, { file: 'assets/page.js' }])
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(pages)))
  for (const door of ['light', 'console']) await writeFile(join(dist, `${door}.html`), '<html></html>')
  return dist
}

async function start(folder: string, variables: Record<string, string> = {}) {
  const given = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' }
  const server = await startServer(readConfig({ ...given, ...variables }), { migrations, web: join(folder, 'dist') })
  return server
}

const caught = z.object({ data: z.array(z.object({ links: z.array(z.string()) })) })

async function linkIn(url: string, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const reply = await fetch(`${url}/dev/mail?to=${encodeURIComponent(email)}`)
      const [address] = caught.parse(await reply.json()).data[0]?.links ?? []
      if (address === undefined) throw new Error('No mail yet.')
      return address
    },
    { timeout: 15_000, interval: 100 },
  )
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
  await webBuild(folder)
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
}, 60_000)

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
}, 60_000)
