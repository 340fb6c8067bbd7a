import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clipBytes, clipOf } from '#testing/speech'
import { openOpenAiTranscriber } from './openai-transcriber.ts'

let server: Server
let answerWith: RequestListener = () => {}
let failures: Error[] = []

beforeEach(async () => {
  failures = []
  server = createServer((request, response) => answerWith(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function urlOf(): string {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen.')
  return `http://127.0.0.1:${address.port}/v1`
}

const transcriber = (patience_ms = 60_000) =>
  openOpenAiTranscriber({
    url: urlOf(),
    key: 'sk-secret',
    model: 'whisper-large',
    on_error: (error) => void failures.push(error),
    patience_ms,
  })

const saying =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const clip = clipOf('amiable-woman')

describe('a server that speaks OpenAI’s transcriptions', () => {
  it('is sent the recording, the model and the language, and its text is what was said', async () => {
    const sent: Buffer[] = []
    let path = ''
    let key = ''
    answerWith = (request, response) => {
      path = request.url ?? ''
      key = request.headers.authorization ?? ''
      request.on('data', (part: Buffer) => sent.push(part))
      request.on('end', () => saying(200, { text: ' 我在海边长大。 ' })(request, response))
    }
    expect(await transcriber().transcribe(clip, 'zh')).toEqual({ text: '我在海边长大。' })
    expect([path, key]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-secret'])
    const form = Buffer.concat(sent)
    expect(form.includes(clipBytes('amiable-woman'))).toBe(true)
    for (const [name, value] of Object.entries({ model: 'whisper-large', language: 'zh', response_format: 'json' })) {
      expect(form.toString('latin1')).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    }
  })

  it('may say that nothing was said', async () => {
    answerWith = saying(200, { text: '' })
    expect(await transcriber().transcribe(clip, 'zh')).toEqual({ text: '' })
  })

  it.each([
    ['a wrong key', saying(401, { error: { message: 'Incorrect API key' } })],
    ['a failure', saying(500, {})],
    ['an answer of another kind', saying(200, { words: [] })],
    ['a page', (_, response) => void response.end('<html>')],
    ['a line that breaks', (request) => void request.socket.destroy()],
    [
      'a way to somewhere else',
      (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ] satisfies [string, RequestListener][])('gives no text for %s', async (_, listener) => {
    answerWith = listener
    expect(await transcriber().transcribe(clip, 'ms')).toEqual({ reason: 'failed' })
    expect(failures).toHaveLength(1)
    expect(failures[0]?.message).not.toContain('sk-secret')
  })

  it('is busy when it says so', async () => {
    answerWith = saying(429, {})
    expect(await transcriber().transcribe(clip, 'ms')).toEqual({ reason: 'busy' })
  })

  it('is given up when it does not answer', async () => {
    answerWith = () => {}
    expect(await transcriber(300).transcribe(clip, 'ms')).toEqual({ reason: 'failed' })
  })

  it.each([
    ['zh', { text: 'I grew up by the sea.' }],
    ['en', { text: '我在海边长大。' }],
    ['ms', { text: 'I grew up by the sea.', language: 'english' }],
  ] as const)('is not believed about %s when it heard another language', async (language, body) => {
    answerWith = saying(200, body)
    expect(await transcriber().transcribe(clip, language)).toEqual({ reason: 'failed' })
  })
})
