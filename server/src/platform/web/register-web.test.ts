import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { videoOrigins } from '@catchpitch/contract/videos/video-link'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { html, manifest, script, useWeb, usual, type WebOptions, writeBuild } from '#testing/web'
import { registerWeb } from './register-web.ts'

const { appWith, beside } = useWeb()

describe('pages', () => {
  it('opens the door of a path, with a nonce that its policy names and that is new each time', async () => {
    const app = await appWith()
    const [first, second] = [
      await app.inject({ url: '/login', headers: html }),
      await app.inject({ url: '/login', headers: html }),
    ]
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(first.body).toContain('<body>console</body>')
    const nonce = /src="\/assets\/console\.js" nonce="([^"]+)"/.exec(first.body)?.[1]
    expect(nonce).toHaveLength(24)
    const policy = first.headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
    expect(policy).not.toContain('unsafe')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(second.body).not.toContain(nonce)
  })

  it('takes the first language that the browser asks for and we speak', async () => {
    const app = await appWith()
    const { body } = await app.inject({
      url: '/',
      headers: { ...html, 'accept-language': 'fr, zh-CN;q=0.8, en;q=0.5' },
    })
    expect(body).toContain('<html lang="zh" ')
  })

  it('writes the name of the installation as text, whatever it holds', async () => {
    const app = await appWith({ app_name: 'Pitch & <b>$&</b>' })
    const { body } = await app.inject({ url: '/', headers: html })
    expect(body).toContain('<title>Hiring in which both sides pitch · Pitch &amp; &lt;b&gt;$&amp;&lt;/b&gt;</title>')
  })

  it('fetches what the page needs beside the door, and nothing that the door brings itself', async () => {
    const app = await appWith()
    const files = async (url: string) =>
      [
        ...(await app.inject({ url, headers: html })).body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)"/g),
      ].map(([, rel, href]) => `${rel} ${href}`)
    expect(await files('/')).toEqual(['modulepreload /assets/landing.js'])
    expect(await files('/login?next=%2Fsurveys')).toEqual([
      'modulepreload /assets/sign-in.js',
      'stylesheet /assets/sign-in.css',
      'modulepreload /assets/shared.js',
    ])
    expect(await files('/surveys')).toEqual([])
  })

  it('answers HEAD as well, and whoever takes anything, such as a link preview', async () => {
    const app = await appWith()
    expect((await app.inject({ method: 'HEAD', url: '/login', headers: html })).statusCode).toBe(200)
    expect((await app.inject({ url: '/login', headers: { accept: '*/*' } })).body).toContain('<body>console</body>')
  })

  it('shows a small page with 404 for a path that nobody knows', async () => {
    const app = await appWith()
    const reply = await app.inject({ url: '/wp-login.php', headers: html })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('<body>light</body>')
  })

  it.each([
    ['an unknown call', { url: '/api/v1/unknown', headers: html }],
    ['a tool of development that is not there', { url: '/dev/mail', headers: html }],
    ['an unknown path asked for as JSON', { url: '/unknown', headers: { accept: 'application/json' } }],
    ['a page asked for as JSON', { url: '/login', headers: { accept: 'application/json' } }],
    ['a page that something is sent to', { method: 'POST' as const, url: '/login', headers: html }],
  ])('leaves %s to the application', async (_what, request) => {
    const reply = await (await appWith()).inject(request)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ code: 'record.missing' })
  })
})

describe('a chat', () => {
  const chat = { url: 'https://chat.example', token: 'a"b' }
  const page = async (options: WebOptions) => (await appWith(options)).inject({ url: '/login', headers: html })
  const policyOf = ({ headers }: Awaited<ReturnType<typeof page>>) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    )

  it('is named to the page, and allowed its one script, its frame and nothing else', async () => {
    const reply = await page({ chat })
    expect(reply.body).toContain('<meta name="chat" content="https://chat.example" data-token="a&quot;b">')
    const policy = policyOf(reply)
    expect(policy['script-src']).toEqual([
      "'self'",
      expect.stringContaining('nonce-'),
      'https://chat.example/packs/js/sdk.js',
    ])
    expect(policy['style-src']).toEqual(["'self'", expect.stringContaining('nonce-')])
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"])
    expect(policy['frame-src']).toEqual([...videoOrigins, 'https://chat.example'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://chat.example'])
    expect(policy['img-src']).toContain('https://chat.example')
    expect(policy['default-src']).toEqual(["'none'"])
  })

  it('that nobody has set up leaves no trace', async () => {
    const reply = await page({})
    expect(reply.body).not.toContain('name="chat"')
    const policy = policyOf(reply)
    expect(policy['frame-src']).toEqual([...videoOrigins])
    expect(policy['connect-src']).toEqual(["'self'"])
  })
})

describe('files', () => {
  it('sends what was compressed at the build, to be kept for ever', async () => {
    const app = await appWith()
    const reply = await app.inject({ url: '/assets/light.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['content-type']).toContain('javascript')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.rawPayload).toEqual(brotliCompressSync(script))
  })

  it('sends the file itself to whoever cannot unpack it', async () => {
    const reply = await (await appWith()).inject({ url: '/assets/light.js' })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body).toBe(script)
  })

  it('says in plain text, not to be kept, that a file is gone', async () => {
    const reply = await (await appWith()).inject({ url: '/assets/gone-1a2b.js', headers: html })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/plain')
    expect(reply.headers['cache-control']).toBeUndefined()
  })

  it.each(['/assets/', '/assets/..%2f.vite%2fmanifest.json', '/assets/%2e%2e%2flight.html'])(
    'lets nobody out of the folder by %s',
    async (url) => {
      const reply = await (await appWith()).inject({ url, headers: html })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.body).not.toContain('light')
    },
  )
})

describe('security headers', () => {
  it('stand on every reply', async () => {
    const app = await appWith()
    for (const url of ['/', '/assets/light.js', '/api/v1/known', '/api/v1/unknown']) {
      const { headers } = await app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  it('ask for HTTPS for good only where there is HTTPS', async () => {
    const transport = async (public_url: string) =>
      (await (await appWith({ public_url })).inject({ url: '/' })).headers['strict-transport-security']
    expect(await transport('https://pitch.example')).toBe('max-age=31536000')
    expect(await transport('http://localhost:3000')).toBeUndefined()
  })
})

describe('a build that is not right', () => {
  it('stops the start with what to do when there is none', async () => {
    const nowhere = beside('nowhere')
    await expect(registerWeb(Fastify(), { dist: nowhere, ...usual })).rejects.toThrow('npm run build')
  })

  it('stops the start when a page has moved', async () => {
    const moved = beside('moved')
    await writeBuild(moved, { ...manifest, 'src/light/landing/landing-page.tsx': { file: '', imports: [] } })
    await writeFile(join(moved, '.vite/manifest.json'), JSON.stringify({ 'light.html': manifest['light.html'] }))
    await expect(registerWeb(Fastify(), { dist: moved, ...usual })).rejects.toThrow('landing-page.tsx')
  })
})
