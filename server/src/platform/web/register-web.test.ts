import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { videoOrigins } from '@catchpitch/contract/slides/video-link'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerWeb } from './register-web.ts'

const template = (door: string) =>
  `<html lang="{{language}}" data-words="{{words}}"><head><title>{{title}}</title>` +
  `<meta name="contact" content="{{contact}}">` +
  `<script type="module" src="/assets/${door}.js" nonce="{{nonce}}"></script></head><body>${door}</body></html>`

const manifest = {
  'light.html': { file: 'assets/light.js', isEntry: true, css: ['assets/light.css'] },
  'console.html': { file: 'assets/console.js', isEntry: true },
  _shared: { file: 'assets/shared.js' },
  'src/light/landing/landing-page.tsx': { file: 'assets/landing.js', imports: ['light.html'] },
  'src/light/plans/plans-page.tsx': { file: 'assets/plans.js' },
  'src/light/legal/legal-page.tsx': { file: 'assets/legal.js' },
  'src/light/starter/starter-page.tsx': { file: 'assets/starter.js' },
  'src/light/links/link-pages.tsx': { file: 'assets/links.js' },
  'src/light/share/share-page.tsx': { file: 'assets/share.js', imports: ['light.html'] },
  'src/light/landing/link-preview.png': { file: 'assets/link-preview.png' },
  'src/light/survey/survey-page.tsx': { file: 'assets/survey.js' },
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

const usual = { app_name: 'Catchpitch', contact: 'help@pitch.example', public_url: 'http://localhost', chat: null }

type Options = {
  public_url?: string | null
  app_name?: string
  contact?: string
  chat?: { url: string; token: string }
}

async function appWith(options: Options = {}): Promise<FastifyInstance> {
  const app = Fastify()
  apps.push(app)
  await registerWeb(app, { dist, ...usual, ...options })
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
  const page = async (options: Options) => (await appWith(options)).inject({ url: '/login', headers: html })
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

describe('what others are told of a page', () => {
  const bodyOf = async (url: string, language: string, options = {}) =>
    (await (await appWith(options)).inject({ url, headers: { ...html, 'accept-language': language } })).body

  it.each([
    ['en', 'Plans and prices', 'en_MY'],
    ['zh', '方案与价格', 'zh_CN'],
    ['ms', 'Pelan dan harga', 'ms_MY'],
  ])('a preview of a link to it speaks %s', async (language, title, locale) => {
    const body = await bodyOf('/open/products/', language, { public_url: 'https://pitch.example' })
    expect(body).toContain(`<title>${title} · Catchpitch</title>`)
    expect(body).toContain(`<meta property="og:title" content="${title}">`)
    expect(body).toContain(`<meta property="og:locale" content="${locale}">`)
    expect(body).toContain('<link rel="canonical" href="https://pitch.example/open/products">')
    expect(body).toContain('<meta property="og:image" content="https://pitch.example/assets/link-preview.png">')
    expect(body).toMatch(/<meta name="description" content="[^"]+">/)
    expect(body).not.toContain('noindex')
  })

  it('one document under two names is one document', async () => {
    for (const url of ['/terms-of-service/', '/terms-of-service', '/terms-and-conditions']) {
      expect(await bodyOf(url, 'en')).toContain('<link rel="canonical" href="http://localhost/terms-and-conditions">')
    }
  })

  it.each(['/surveys', '/temp-login?unique_id=1', '/organic', '/nowhere', '/constructor'])(
    'there is nothing to be found at %s',
    async (url) => {
      const body = await bodyOf(url, 'en')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).not.toContain('canonical')
    },
  )

  it('a page carries its words and where to write, as text', async () => {
    const body = await bodyOf('/privacy-policy', 'en', { contact: '"<x>"@pitch.example' })
    expect(body).toContain('data-words="privacy-policy"')
    expect(body).toContain('content="&quot;&lt;x&gt;&quot;@pitch.example"')
  })

  it('an installation without a public address goes by the one it was called at, as text', async () => {
    const app = await appWith({ public_url: null })
    const { body } = await app.inject({ url: '/', headers: { ...html, host: 'a"b.example' } })
    expect(body).toContain('<link rel="canonical" href="http://a&quot;b.example/">')
  })

  it('search engines are told where to look, and where not to', async () => {
    const app = await appWith({ public_url: 'https://pitch.example' })
    const robots = await app.inject({ url: '/robots.txt' })
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain('Disallow: /surveys\n')
    expect(robots.body).toContain('Sitemap: https://pitch.example/sitemap.xml')
    const sitemap = await app.inject({ url: '/sitemap.xml' })
    expect(sitemap.headers['content-type']).toContain('application/xml')
    const places = [...sitemap.body.matchAll(/<loc>https:\/\/pitch\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(places).toEqual([
      '/',
      '/open/products',
      '/job-position',
      '/privacy-policy',
      '/terms-and-conditions',
      '/login',
      '/signup',
    ])
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
    await expect(registerWeb(Fastify(), { dist: nowhere, ...usual })).rejects.toThrow('npm run build')
  })

  it('stops the start when a page has moved', async () => {
    const moved = join(dist, 'moved')
    await writeBuild(moved, { ...manifest, 'src/light/landing/landing-page.tsx': { file: '', imports: [] } })
    await writeFile(join(moved, '.vite/manifest.json'), JSON.stringify({ 'light.html': manifest['light.html'] }))
    await expect(registerWeb(Fastify(), { dist: moved, ...usual })).rejects.toThrow('landing-page.tsx')
  })
})
