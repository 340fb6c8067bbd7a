import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './html-text.ts'
import { indexedPaths } from './public-pages.ts'

/** Where nothing is for a search engine: what needs a session, or a link that was meant for one person. */
const closed = [
  '/api/',
  '/media/',
  '/admin/',
  '/surveys',
  '/survey',
  '/user-survey/',
  '/temp-login',
  '/share/',
  '/payment',
]

type Addresses = { originOf: (request: { protocol: string; host: string }) => string }

/** Tells search engines where to look and where not to. */
export function registerCrawlers(app: FastifyInstance, { originOf }: Addresses): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request)
    const places = indexedPaths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`)
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...places,
      '</urlset>',
    ]
    return reply.type('application/xml; charset=utf-8').send(`${xml.join('\n')}\n`)
  })
}
