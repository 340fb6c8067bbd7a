import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { registerWeb } from '#platform/web/register-web'

const template = (door: string) =>
  `<html lang="{{language}}" data-words="{{words}}"><head><title>{{title}}</title>` +
  `<meta name="contact" content="{{contact}}">` +
  `<script type="module" src="/assets/${door}.js" nonce="{{nonce}}"></script></head><body>${door}</body></html>`

export const manifest = {
  'light.html': { file: 'assets/light.js', isEntry: true, css: ['assets/light.css'] },
  'console.html': { file: 'assets/console.js', isEntry: true },
  _shared: { file: 'assets/shared.js' },
  'src/light/landing/landing-page.tsx': { file: 'assets/landing.js', imports: ['light.html'] },
  'src/light/plans/plans-page.tsx': { file: 'assets/plans.js' },
  'src/light/legal/legal-page.tsx': { file: 'assets/legal.js' },
  'src/light/starter/starter-page.tsx': { file: 'assets/starter.js' },
  'src/light/company-page/company-page.tsx': { file: 'assets/company-page.js' },
  'src/light/links/link-pages.tsx': { file: 'assets/links.js' },
  'src/light/share/share-page.tsx': { file: 'assets/share.js', imports: ['light.html'] },
  'src/light/landing/link-preview.png': { file: 'assets/link-preview.png' },
  'src/ui/company-images/previews/harbour.jpg': { file: 'assets/harbour.jpg' },
  'src/light/survey/survey-page.tsx': { file: 'assets/survey.js' },
  'src/console/features/auth/sign-up/sign-up-page.tsx': { file: 'assets/sign-up.js' },
  'src/console/features/auth/sign-in-page.tsx': {
    file: 'assets/sign-in.js',
    css: ['assets/sign-in.css'],
    imports: ['console.html', '_shared'],
  },
}

/** What the browser fetches first of the light door. */
export const script = 'console.log("the door")'.repeat(100)

export async function writeBuild(dist: string, files = manifest): Promise<void> {
  await mkdir(join(dist, '.vite'), { recursive: true })
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(files))
  await writeFile(join(dist, 'light.html'), template('light'))
  await writeFile(join(dist, 'console.html'), template('console'))
  await writeFile(join(dist, 'assets/light.js'), script)
  await writeFile(join(dist, 'assets/light.js.br'), brotliCompressSync(script))
}

/** As if a company called itself so. */
const hostile = `</title><script>alert(1)</script> "{{nonce}}" $& <b onload='x'>`
const pictures: Readonly<Record<string, { alt: string } & ({ address: string } | { drawing: string })>> = {
  own: { address: '/catchers-pitch/picture?group=hostile&of=1', alt: hostile },
  drawn: { drawing: 'harbour', alt: 'Harbour' },
  unknown: { drawing: 'nowhere', alt: 'Nowhere' },
}
const previews = {
  '/catchers-pitch': async (query: URLSearchParams) => {
    if (query.get('group') === 'broken') throw new Error('no database')
    if (query.get('group') !== 'hostile') return null
    const address = '/catchers-pitch?group=hostile'
    return { title: hostile, description: hostile, address, picture: pictures[query.get('picture') ?? ''] ?? null }
  },
}

export const usual = {
  app_name: 'Catchpitch',
  contact: 'help@pitch.example',
  public_url: 'http://localhost',
  chat: null,
  previews,
}

export type WebOptions = {
  public_url?: string | null
  app_name?: string
  contact?: string
  chat?: { url: string; token: string }
}

export const html = { accept: 'text/html,application/xhtml+xml' }

/** Serves a small build of the web, of the calling test file's own, as the product does. */
export function useWeb() {
  const apps: FastifyInstance[] = []
  let dist = ''

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'catchpitch-web-'))
    await writeBuild(dist)
  })

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await rm(dist, { recursive: true })
  })

  return {
    /** A folder beside the build, where nothing is yet. */
    beside: (name: string) => join(dist, name),
    async appWith(options: WebOptions = {}): Promise<FastifyInstance> {
      const app = Fastify()
      apps.push(app)
      await registerWeb(app, { dist, ...usual, ...options })
      app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'record.missing' }))
      app.get('/api/v1/known', async () => ({ status: 200 }))
      return app
    },
  }
}
