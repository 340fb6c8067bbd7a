import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSettings, SettingsError } from './settings.ts'
import { clientOf } from './testing/stand-in.ts'

const root = join(import.meta.dirname, '../..')
let dist = ''

/** Beside the packages that the built file loads. */
beforeAll(async () => {
  dist = await mkdtemp(join(root, 'node_modules', '.cache-stripe-stand-in-'))
  const built = spawnSync(process.execPath, ['scripts/build-stripe-stand-in.mjs', dist], { cwd: root })
  expect(built.status).toBe(0)
})
afterAll(async () => rm(dist, { recursive: true, force: true }))

const settings = { PATH: process.env['PATH'], PORT: '0' }

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(dist, 'main.mjs')], {
    env: { ...settings, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(child.stdout), 'line'))
  const { url } = z.object({ url: z.url() }).parse(JSON.parse(line))
  const ended = once(child, 'exit')
  return { child, url, ended }
}

describe('the process', () => {
  it('says where it is, answers, and ends in good order with open connections', async () => {
    const { child, url, ended } = await start({})
    expect((await clientOf({ port: Number(new URL(url).port) }).customers.list()).data).toEqual([])
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it('ends with the product that has started it', async () => {
    const { child, ended } = await start({ STAND_IN_PARENT: 'stdin' })
    child.stdin.end()
    expect(await ended).toEqual([0, null])
  })

  it.each([
    ['in production', { NODE_ENV: 'production' }, 'ALLOW_TEST_PAYMENTS=true'],
    ['with a port that is none', { PORT: 'x' }, 'PORT:'],
  ])('does not start %s, and says why', (_title, env, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [join(dist, 'main.mjs')], {
      env: { ...settings, ...env },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toContain('at ')
  })
})

describe('settings', () => {
  it('reads what is set and takes an empty value for none', () => {
    expect(
      readSettings({
        NODE_ENV: 'production',
        ALLOW_TEST_PAYMENTS: 'true',
        PORT: '4000',
        HOST: '',
        STAND_IN_URL: 'https://pay.example/',
        STRIPE_WEBHOOK_URL: 'http://api/webhook',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      }),
    ).toEqual({
      ends_with_stdin: false,
      options: {
        port: 4000,
        host: '127.0.0.1',
        state_path: null,
        url: 'https://pay.example',
        webhook: { url: 'http://api/webhook', secret: 'whsec_x' },
      },
    })
  })

  it.each([
    [{ STRIPE_WEBHOOK_URL: 'http://api/webhook' }],
    [{ STRIPE_WEBHOOK_SECRET: 'other' }],
    [{ STAND_IN_URL: 'pay.example' }],
    [{ STAND_IN_PARENT: 'yes' }],
  ])('refuses %j', (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
  })
})
