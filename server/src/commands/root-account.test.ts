import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platformGroupId } from '@catchpitch/contract/ids'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useBuiltServer } from '#testing/built-server'
import { useDatabase } from '#testing/database'
import { readLink } from '#testing/mailbox'
import { person } from '#testing/make'

const database = useDatabase()
const built = useBuiltServer()

const APP_SECRET = 'x'.repeat(40)
const password = 'Brand-new-horse-8'

const settings = () => ({ DATABASE_URL: database.url, APP_SECRET, PUBLIC_URL: 'https://hire.example' })
const make = (...args: string[]) => built.command('root-account', args, settings())
const newcomer = (email: string) => ['--email', email, '--first-name', 'Mei', '--last-name', 'Tan']

const addressIn = (said: string) => /https?:\S+/.exec(said)?.[0] ?? ''

const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function choosePassword(url: string, address: string) {
  const { expires, ...carried } = readLink(address).carried
  const form = { ...carried, expires: Number(expires), password, password_confirmation: password }
  return post(url, '/password/reset', form)
}

const personOf = (email: string) =>
  database.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()

describe('root-account', () => {
  it('makes a root whose link opens once, in production, with no mail', async () => {
    const email = 'first@company.example'
    const { code, said } = await make(...newcomer(email), '--language', 'zh')
    expect([code, said]).toEqual([0, expect.stringContaining('https://hire.example/reset/password?')])
    expect(await personOf(email)).toMatchObject({
      platform_role: 1,
      password_hash: null,
      language: 'zh',
      first_name: 'Mei',
    })

    const folder = await mkdtemp(join(tmpdir(), 'catchpitch-root-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1', DRAIN_SECONDS: '0', DATA_DIR: folder }
    const server = await built.start({ ...settings(), ...production })
    expect(server.said()).not.toMatch(/password|dev\/mail|demo/i)
    expect((await post(server.url, '/login', { email, password })).status).toBe(401)
    expect((await choosePassword(server.url, addressIn(said))).status).toBe(200)
    expect((await choosePassword(server.url, addressIn(said))).status).toBe(410)
    const reply = await post(server.url, '/login', { email, password })
    expect(await reply.json()).toMatchObject({ status: 200, data: { token: expect.any(String) } })

    const again = await make('--email', email, '--new-link')
    expect(again.code).toBe(0)
    expect((await choosePassword(server.url, addressIn(again.said))).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  })

  it('leaves a trace with nothing personal in it', async () => {
    const email = 'traced@company.example'
    await make(...newcomer(email))
    await make('--email', email, '--new-link')
    const events = await database.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('subject_id', '=', (await personOf(email))?.id ?? '')
      .orderBy('at')
      .selectAll()
      .execute()
    expect(events).toMatchObject([
      { action: 'createRootAccount', actor_id: null, ip: null, subject: 'user' },
      { action: 'renewRootAccountLink', actor_id: null },
    ])
    expect(JSON.stringify(events)).not.toMatch(/company\.example|Mei/)
  })

  it('touches nobody who is there already, and says what to do', async () => {
    await make(...newcomer('twice@company.example'))
    const twice = await make(...newcomer('TWICE@company.example'))
    expect(twice).toMatchObject({ code: 1, said: expect.stringMatching(/is a root account already\. Add --new-link/) })

    const somebody = await person(database.db)
    for (const args of [newcomer(somebody.email), ['--email', somebody.email, '--new-link']]) {
      expect(await make(...args)).toMatchObject({ code: 1, said: expect.stringContaining('somebody who is not root') })
    }
    expect(await personOf(somebody.email)).toMatchObject({ platform_role: null })
    const nobody = await make('--email', 'nobody@company.example', '--new-link')
    expect(nobody).toMatchObject({ code: 1, said: expect.stringContaining('Nobody has this address') })
  })

  it.each([
    [[], /^--email, --first-name, --last-name is missing or cannot be used/],
    [['--email', 'no address', '--first-name', 'Mei', '--last-name', 'Tan'], /^--email is missing or cannot be used/],
    [newcomer('x@company.example').concat('--language', 'de'), /^--language is missing or cannot be used/],
    [newcomer('x@company.example').concat('--password', 'hunter2'), /^Unknown option '--password'/],
  ])('asks for what it cannot know: %j', async (args, sentence) => {
    expect(await make(...args)).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
  })

  it('works on the embedded database before the first start, and while the product runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catchpitch-root-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const before = await built.command('root-account', newcomer('before@company.example'), { DATA_DIR: folder })
    expect([before.code, before.said]).toEqual([0, expect.stringContaining('http://localhost:0/reset/password?')])
    const server = await built.start({ DATA_DIR: folder, DEMO: 'false' })
    const during = await built.command('root-account', newcomer('during@company.example'), { DATA_DIR: folder })
    expect([during.code, during.said]).toEqual([0, expect.stringContaining(`${server.url}/reset/password?`)])
    for (const { said } of [before, during])
      expect((await choosePassword(server.url, addressIn(said))).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  })
})
