import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from './api.ts'
import { ApiError } from './api-error.ts'
import { session } from './session.ts'

const storage = new Map<string, string>()
const fetched = vi.fn<typeof fetch>()

const reply = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const refused = (status: number, code: string, error = {}) =>
  reply(status, { status, code, message: `Why: ${code}`, error })

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(() => null).catch((error: unknown) => error)
  if (failure instanceof ApiError) return failure
  throw new Error(`Not refused: ${String(failure)}`)
}

beforeEach(() => {
  storage.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends path, query, body and token, and gives the whole envelope', async () => {
  storage.set('token', 'abc')
  const envelope = { status: 200, data: { id: 'd' }, pagination: null, message: null }
  fetched.mockReturnValue(reply(200, envelope))
  const group_id = '018f2b7e-0000-7000-8000-000000000001'
  const answer = await api('PUT /departments/{id}', {
    params: { id: 'a b' },
    query: { group_id },
    body: { name: 'Sales', version: 1 },
  })
  expect(answer).toEqual(envelope)
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe(`/api/v1/departments/a%20b?group_id=${group_id}`)
  expect(request).toMatchObject({ method: 'PUT', body: '{"name":"Sales","version":1}' })
  const headers = new Headers(request?.headers)
  expect(headers.get('authorization')).toBe('Bearer abc')
  expect(headers.get('content-type')).toBe('application/json')
})

it('sends no body when it reads, and no token when there is none', async () => {
  fetched.mockReturnValue(reply(200, { status: 200, data: [], pagination: null, message: null }))
  await api('GET /countries')
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/v1/countries')
  expect(request?.body).toBeUndefined()
  expect(new Headers(request?.headers).has('authorization')).toBe(false)
})

it('sends no token where a forgotten password is replaced', async () => {
  storage.set('token', 'abc')
  fetched.mockReturnValue(reply(200, { status: 200, data: null, pagination: null, message: null }))
  await api('POST /password/request', { body: { email: 'x@y.example' } })
  const [, request] = fetched.mock.calls[0] ?? []
  expect(new Headers(request?.headers).has('authorization')).toBe(false)
})

it('says who impersonates whom, as long as somebody does', async () => {
  const by = { impersonate_by: { id: 'staff' } }
  fetched.mockImplementation(() => reply(200, { status: 200, data: [], pagination: null, message: null }))
  storage.set('token', 'abc').set('uniqueId', 'U').set('impersonate', JSON.stringify(by)).set('impersonation', '1')
  await api('GET /sessions')
  session.replace({ token: 'own', expires_in: 60 })
  await api('GET /sessions')
  const sent = fetched.mock.calls.map(([, request]) => new Headers(request?.headers))
  expect(sent.map((headers) => headers.get('impersonator'))).toEqual(['staff', null])
  expect(sent.map((headers) => headers.get('unique-id'))).toEqual(['U', null])
  expect([...storage.keys()].toSorted()).toEqual(['session', 'token'])
})

it('leads back to the own session when an impersonation fell idle, instead of ending', async () => {
  const leadBack = vi.fn<() => void>()
  session.onImpersonationIdle(leadBack)
  storage.set('token', 'abc').set('impersonation', '1')
  fetched.mockReturnValue(refused(408, 'session.ended'))
  await failureOf(api('GET /user'))
  expect(leadBack).toHaveBeenCalledOnce()
  expect(storage.get('token')).toBe('abc')
})

it('keeps the messages of each field', async () => {
  fetched.mockReturnValue(refused(422, 'input.invalid', { email: ['No address.'] }))
  const failure = await failureOf(api('POST /login', { body: { email: 'x', password: 'y' } }))
  expect(failure).toMatchObject({ status: 422, message: 'Why: input.invalid', error: { email: ['No address.'] } })
  expect(failure.is('input.invalid')).toBe(true)
})

it.each([
  [401, 'session.missing'],
  [408, 'session.ended'],
])('forgets the session when the server says %i %s, and tells who listens', async (status, code) => {
  vi.stubGlobal('window', { addEventListener: () => {} })
  const told = vi.fn<(reason: ApiError | null) => void>()
  session.onEnd(told)
  session.start({ token: 'abc', expires_in: 60 })
  storage.set('selectedGroup', 'g').set('hasActivePlan', 'true').set('language', 'zh')
  fetched.mockReturnValue(refused(status, code))
  const failure = await failureOf(api('GET /user'))
  expect([...storage.keys()]).toEqual(['language'])
  expect(told).toHaveBeenCalledWith(failure)
})

it('takes a wrong password for an answer to the form, not for the end of a session', async () => {
  storage.set('token', 'abc')
  fetched.mockReturnValue(refused(401, 'signIn.wrong'))
  await failureOf(api('POST /login', { body: { email: 'x@y.example', password: 'no' } }))
  expect(storage.get('token')).toBe('abc')
})

it('does not end a new session because of a late answer to the old one', async () => {
  storage.set('token', 'old')
  fetched.mockImplementation(() => {
    storage.set('token', 'new')
    return refused(401, 'session.missing')
  })
  await failureOf(api('GET /user'))
  expect(storage.get('token')).toBe('new')
})

it('does not end the session of whoever sits here because the key to a survey is over', async () => {
  storage.set('token', 'abc').set('impersonation', '1').set('impersonate', '{"impersonate_by":{"id":"staff"}}')
  fetched.mockReturnValue(refused(408, 'session.ended'))
  const failure = await failureOf(api('GET /statement', {}, { token: 'survey key' }))
  expect(failure.is('session.ended')).toBe(true)
  expect(storage.get('token')).toBe('abc')
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer survey key')
  expect(headers.has('impersonator')).toBe(false)
})

it('says that the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failureOf(api('GET /countries'))).toMatchObject({ status: 0, code: 'network.failed' })
})

it.each([200, 502])('does not take the page of a proxy for a reply, even with status %i', async (status) => {
  fetched.mockResolvedValue(new Response('<h1>Please log in to the network</h1>', { status }))
  expect(await failureOf(api('GET /countries'))).toMatchObject({ status, code: 'reply.unreadable' })
})

it('takes an address that lacks a part for a fault of ours, and not for a lost connection', async () => {
  const call = api('GET /my-surveys/templates/{id}', { params: { id: '' }, query: { group_id: 'g' } })
  await expect(call).rejects.toThrow('needs a value for {id}')
  await expect(call).rejects.not.toBeInstanceOf(ApiError)
  expect(fetched).not.toHaveBeenCalled()
})

it('lets a call that was given up be given up', async () => {
  const stop = new AbortController()
  stop.abort()
  fetched.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
  await expect(api('GET /countries', {}, { signal: stop.signal })).rejects.toThrow('Aborted')
})

describe('the time of a session', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const day_s = 24 * 60 * 60

  it.each(['2026-11-16T02:00:00.000Z', '2036-01-01T00:00:00.000Z'])(
    'is counted from its beginning by a clock that shows %s, right or wrong',
    (begun_at) => {
      vi.useFakeTimers({ now: new Date(begun_at) })
      session.start({ token: 'abc', expires_in: day_s })
      const end = new Date(Date.parse(begun_at) + day_s * 1000)
      expect(storage.get('session')).toBe(JSON.stringify({ expires_at: end.toISOString() }))
      vi.setSystemTime(end.getTime() - 1)
      expect(session.isOver()).toBe(false)
      vi.setSystemTime(end)
      expect(session.isOver()).toBe(true)
    },
  )

  it('is not over for staff who impersonate, whom the server may lead back', () => {
    session.start({ token: 'abc', expires_in: 0 })
    storage.set('impersonation', '1')
    expect(session.isOver()).toBe(false)
  })

  it.each([null, 'null', 'soon', '{}', '{"expires_at":7}', '{"expires_at":"soon"}'])(
    'is left to the server where the browser holds %j',
    (held) => {
      storage.set('token', 'abc')
      if (held !== null) storage.set('session', held)
      expect(session.isOver()).toBe(false)
    },
  )
})
