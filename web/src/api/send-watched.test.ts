import { afterEach, expect, it, vi } from 'vitest'
import { sendWatched } from './send-watched.ts'

/** As much of a browser's own as is used, which does what the test says. */
class Request extends EventTarget {
  static last: Request
  upload = new EventTarget()
  sent: unknown[] = []
  status = 422
  responseText = '{"code":"input.invalid"}'
  constructor() {
    super()
    Request.last = this
  }
  open = (...given: unknown[]) => this.sent.push(...given)
  setRequestHeader = (...given: unknown[]) => this.sent.push(...given)
  send = (body: unknown) => this.sent.push(body)
  abort = () => this.dispatchEvent(new Event('abort'))
}

const headers = new Headers({ accept: 'application/json' })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('tells how much has been sent, and gives what came back whatever its status is', async () => {
  vi.stubGlobal('XMLHttpRequest', Request)
  const shares: number[] = []
  const answer = sendWatched('/api/v1/x', { method: 'POST', headers, body: 'abcd' }, (share) => shares.push(share))
  const { last } = Request
  const progress = (loaded: number) =>
    Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 4 })
  last.upload.dispatchEvent(progress(1))
  last.upload.dispatchEvent(progress(4))
  last.dispatchEvent(new Event('load'))
  const response = await answer
  expect(shares).toEqual([0.25, 1])
  expect(last.sent).toEqual(['POST', '/api/v1/x', 'accept', 'application/json', 'abcd'])
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ code: 'input.invalid' })
})

it('fails when the network does, and when it is called off', async () => {
  vi.stubGlobal('XMLHttpRequest', Request)
  const lost = sendWatched('/api/v1/x', { method: 'POST', headers }, () => {})
  Request.last.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow(TypeError)
  const stop = new AbortController()
  const calledOff = sendWatched('/api/v1/x', { method: 'POST', headers, signal: stop.signal }, () => {})
  stop.abort()
  await expect(calledOff).rejects.toThrow('called off')
})
