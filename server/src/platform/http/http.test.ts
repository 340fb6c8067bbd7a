import { open } from '@catchpitch/contract/access/access'
import { endpoints } from '@catchpitch/contract/endpoints'
import type { ErrorEnvelope } from '@catchpitch/contract/envelope'
import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config'
import { refuseField } from '#platform/refusal'
import { type Answer, testPlatform, useApp } from '#testing/app'
import { impersonating, person } from '#testing/make'
import { buildProbes } from '../../app.ts'
import type { CallBinding } from './bind.ts'
import { registerBindings } from './register-bindings.ts'

const test = useApp()

const post = (payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** An application of one call. */
function appOf(binding: CallBinding) {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerBindings(app, testPlatform(readConfig({ LOG_LEVEL: 'silent' }), test.clock, test.db), [binding])
  return app
}

describe('bad input', () => {
  it.each([
    ['no JSON', '{"email":', 422, 'input.invalid'],
    ['a list instead of an object', '[]', 422, 'input.invalid'],
    ['null', 'null', 422, 'input.invalid'],
    ['a number', '7', 422, 'input.invalid'],
    ['nothing', '', 422, 'input.invalid'],
    ['too much', `{"email":"${'x'.repeat(limits.body_bytes)}"}`, 413, 'input.tooLarge'],
    ['a prototype', '{"__proto__":{"remember":true},"constructor":{"prototype":{}}}', 422, 'input.invalid'],
  ])('answers %s with a clear refusal', async (_, payload, status, code) => {
    const reply = await post(payload)
    expect(reply.statusCode).toBe(status)
    expect(Object.keys(reply.json<ErrorEnvelope>())).toEqual(['status', 'message', 'code', 'error'])
    expect(reply.json()).toMatchObject({ status, code })
  })

  it('answers another kind of content with 415', async () => {
    const reply = await post('<login/>', { 'content-type': 'application/xml' })
    expect(reply.json()).toMatchObject({ status: 415, code: 'input.type' })
  })

  it('answers a query that repeats a field, and an address that cannot be read, without a failure', async () => {
    const { token } = await person(test.db)
    const headers = { authorization: `Bearer ${token}` }
    const repeated = await test.app.inject({ url: '/api/v1/user?group_id=1&group_id=2', headers })
    expect(repeated.json()).toMatchObject({ status: 422, error: { group_id: ['This is not a valid id.'] } })
    const broken = await test.app.inject({ url: '/api/v1/states/%E0%A4%A' })
    expect(broken.statusCode).toBeLessThan(500)
  })

  it('answers a call that does not exist with 404 in our own words', async () => {
    const reply = await test.app.inject({ url: '/api/v1/nothing', headers: { 'accept-language': 'ms' } })
    expect(reply.json()).toEqual({
      status: 404,
      code: 'record.missing',
      message: 'Data tidak dijumpai',
      error: {},
    })
  })
})

it('a call that is refused leaves nothing of what it has done', async () => {
  const { id } = await person(test.db, { first_name: 'Mei' })
  const binding: CallBinding = {
    name: 'createDepartment',
    endpoint: { ...endpoints.createDepartment, access: open() },
    handle: async ({ db }) => {
      await db.updateTable('users').set({ first_name: 'Lim' }).where('id', '=', id).execute()
      return refuseField('name', 'field.department.taken')
    },
  }
  const url = `${endpoints.createDepartment.path}?group_id=${platformGroupId}`
  const reply = await appOf(binding).inject({ method: 'POST', url, payload: { name: 'Retail' } })
  expect(reply.json()).toMatchObject({ status: 422, error: { name: [expect.any(String)] } })
  expect(await test.db.selectFrom('users').where('id', '=', id).select('first_name').execute()).toEqual([
    { first_name: 'Mei' },
  ])
})

describe('every reply', () => {
  it('holds what was agreed on and nothing else, though a query reads more', async () => {
    const agreed = { id: 'MY', name: 'Malaysia' }
    const binding: CallBinding = {
      name: 'listCountries',
      endpoint: endpoints.listCountries,
      handle: async () => ({ data: [{ ...agreed, password_hash: 'argon2' }] }),
    }
    const reply = await appOf(binding).inject({ url: endpoints.listCountries.path })
    expect(reply.json<Answer>().data).toEqual([agreed])
  })

  it('has its own request id and is kept by nobody on the way', async () => {
    const one = await test.app.inject({ url: '/api/v1/get-language' })
    const other = await test.app.inject({ url: '/api/v1/get-language', headers: { 'x-request-id': 'mine' } })
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
    expect(other.headers['x-request-id']).not.toBe('mine')
    expect(one.headers['cache-control']).toBe('no-store')
  })

  it("is in the page's language, else in the person's, else in English", async () => {
    const { token } = await person(test.db, { language: 'zh' })
    expect(await test.call('getLanguage', { language: 'ms', token })).toMatchObject({ data: { language: 'ms' } })
    expect(await test.call('getLanguage', { token })).toMatchObject({ data: { language: 'zh' } })
    expect(await test.call('getLanguage')).toMatchObject({ data: { language: 'en' } })
  })
})

describe('headers that claim an identity', () => {
  it('are not believed: the session decides', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const { token } = await person(test.db)
    const reply = await test.app.inject({
      url: '/api/v1/admin/health',
      headers: { authorization: `Bearer ${token}`, impersonator: root.id, 'unique-id': root.id, 'x-user-id': root.id },
    })
    expect(reply.statusCode).toBe(403)
  })

  it('do not name an impersonator in the audit log who is none, nor hide one who is', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const other = await person(test.db, { platform_role: 'root' })
    const subject = await person(test.db)
    const claims = { impersonator: other.id, 'unique-id': other.id }
    const selectLanguage = (token: string, headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/select-language',
        payload: { language: 'en' },
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    await selectLanguage(subject.token, claims)
    const token = await impersonating(test.db, root, subject.id)
    await selectLanguage(token, claims)
    await selectLanguage(token, {})
    const events = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('actor_id', '=', subject.id)
      .select('impersonator_id')
      .execute()
    const impersonators = events.map(({ impersonator_id }) => impersonator_id)
    expect(impersonators).toHaveLength(3)
    expect(impersonators.filter((id) => id === null)).toHaveLength(1)
    expect(impersonators.filter((id) => id === root.id)).toHaveLength(2)
  })

  it('neither give nor take the right to what only the person themself may do', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const subject = await person(test.db)
    const endOthers = (token: string, headers: Record<string, string>) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/v1/sessions',
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    const token = await impersonating(test.db, root, subject.id)
    for (const headers of [{}, { impersonator: '', 'unique-id': '' }, { impersonator: subject.id }]) {
      expect((await endOthers(token, headers)).json()).toMatchObject({ status: 403, code: 'impersonation.forbidden' })
    }
    expect((await endOthers(subject.token, { impersonator: root.id })).statusCode).toBe(200)
  })

  it('do not change the address that limits are counted by', async () => {
    const login = (forwarded: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: {},
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': forwarded },
      })
    for (let tries = 0; tries < 100; tries += 1) await login(`203.0.113.${tries}`)
    expect((await login('203.0.113.200')).statusCode).toBe(429)
  })
})

describe('a person who calls without pause', () => {
  it('is slowed down, and let in again a little later', async () => {
    const { token } = await person(test.db)
    const statuses = new Set<number>()
    for (let calls = 0; calls < 130; calls += 1) statuses.add((await test.call('getLanguage', { token })).status)
    expect([...statuses]).toEqual([200, 429])
    test.clock.moveBy(1000)
    expect(await test.call('getLanguage', { token })).toMatchObject({ status: 200 })
  })
})

describe('probes', () => {
  it('tell that the process lives and can serve', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' })
  })

  it.each(['starting', 'stopping'] as const)('keep calls away from a process that is %s', async (stage) => {
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const app = buildProbes({ ...testPlatform(config, test.clock, test.db), stage: () => stage })
    onTestFinished(() => app.close())
    const reply = await app.inject({ url: '/readyz' })
    expect([reply.statusCode, reply.json()]).toEqual([503, { status: stage }])
  })

  it('show figures to this machine only', async () => {
    await test.call('getLanguage')
    const own = await test.app.inject({ url: '/metrics' })
    expect(own.body).toContain('http_call_seconds_count{endpoint="getLanguage",status="200"}')
    const foreign = await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })
    expect(foreign.statusCode).toBe(404)
    const forwarded = await test.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })
    expect(forwarded.statusCode).toBe(404)
  })
})
