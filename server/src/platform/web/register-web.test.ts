import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerWeb } from './register-web.ts'

const template = (door: string) =>
  `<html lang="{{language}}"><head><title>{{app_name}}</title>` +
  `<script type="module" src="/assets/${door}.js" nonce="{{nonce}}"></script></head><body>${door}</body></html>`

const manifest = {
  'light.html': { file: 'assets/light.js', isEntry: true, css: ['assets/light.css'] },
  'console.html': { file: 'assets/console.js', isEntry: true },
  _shared: { file: 'assets/shared.js' },
  'src/light/landing/landing-page.tsx': { file: 'assets/landing.js', imports: ['light.html'] },
  'src/light/temporary-login/temporary-login-page.tsx': { file: 'assets/temporary-login.js' },
  'src/console/features/auth/sign-up/sign-up-page.tsx': { file: 'assets/sign-up.js' },
  'src/console/features/auth/sign-in-page.tsx': {
    file: 'assets/sign-in.js',
    css: ['assets/sign-in.css'],
    imports: ['console.html', '_shared'],
  },
}

const script = 'console.log("the door")'.repeat(100)

async function writeBuild(dist: string, files = manifest): Promise<void> {
  await mkdir(join(dist, '.vite'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(files))
  await writeFile(join(dist, 'light.html'), template('light'))
  await writeFile(join(dist, 'console.html'), template('console'))
  await writeFile(join(dist, 'assets/light.js'), script)
  await writeFile(join(dist, 'assets/light.js.br'), brotliCompressSync(script))
}

let dist = ''
const apps: FastifyInstance[] = []

async function appWith(options: { public_url?: string; app_name?: string } = {}): Promise<FastifyInstance> {
  const app = Fastify()
  apps.push(app)
  await registerWeb(app, { dist, app_name: 'Catchpitch', public_url: 'http://localhost', ...options })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'record.missing' }))
  app.get('/api/v1/known', async () => ({ status: 200 }))
  return app
}

const html = { accept: 'text/html,application/xhtml+xml' }

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'catchpitch-web-'))
  await writeBuild(dist)
})

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await rm(dist, { recursive: true })
})

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
    expect(body).toContain('<html lang="zh">')
  })

  it('writes the name of the installation as text, whatever it holds', async () => {
    const app = await appWith({ app_name: 'Pitch & <b>$&</b>' })
    const { body } = await app.inject({ url: '/', headers: html })
    expect(body).toContain('<title>Pitch &amp; &lt;b&gt;$&amp;&lt;/b&gt;</title>')
  })

  it('fetches what the page needs beside the door, and nothing that the door brings itself', async () => {
    const app = await appWith()
    const files = async (url: string) =>
      [...(await app.inject({ url, headers: html })).body.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      )
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
    const nowhere = join(dist, 'nowhere')
    await expect(
      registerWeb(Fastify(), { dist: nowhere, app_name: 'Catchpitch', public_url: 'http://localhost' }),
    ).rejects.toThrow('npm run build')
  })

  it('stops the start when a page has moved', async () => {
    const moved = join(dist, 'moved')
    await writeBuild(moved, { ...manifest, 'src/light/landing/landing-page.tsx': { file: '', imports: [] } })
    await writeFile(join(moved, '.vite/manifest.json'), JSON.stringify({ 'light.html': manifest['light.html'] }))
    await expect(
      registerWeb(Fastify(), { dist: moved, app_name: 'Catchpitch', public_url: 'http://localhost' }),
    ).rejects.toThrow('landing-page.tsx')
  })
})
