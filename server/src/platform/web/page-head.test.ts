import { describe, expect, it } from 'vitest'
import { html, useWeb } from '#testing/web'

const { appWith } = useWeb()

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

  it('a page that people write is told of by what they wrote, and nothing of that is more than text', async () => {
    const body = await bodyOf('/catchers-pitch?group=hostile&picture=own', 'ms', {
      public_url: 'https://pitch.example',
    })
    const text = `&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;{{nonce}}&quot; $&amp; &lt;b onload='x'&gt;`
    expect(body).toContain(`<meta property="og:title" content="${text}">`)
    expect(body).toContain(`<meta property="og:description" content="${text}">`)
    expect(body).toContain('<link rel="canonical" href="https://pitch.example/catchers-pitch?group=hostile">')
    expect(body).toContain(
      '<meta property="og:image" content="https://pitch.example/catchers-pitch/picture?group=hostile&amp;of=1">',
    )
    expect(body).toContain(`<meta property="og:image:alt" content="${text}">`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(body).toContain('<meta property="og:locale" content="ms_MY">')
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).not.toContain('noindex')
  })

  it.each([
    ['own', '/catchers-pitch/picture?group=hostile&amp;of=1', 'image/jpeg'],
    ['drawn', '/assets/harbour.jpg', 'image/jpeg'],
    // The product's.
    ['unknown', '/assets/link-preview.png', 'image/png'],
    ['none', '/assets/link-preview.png', 'image/png'],
  ])(
    'a preview knows the size and the kind of a picture before it has fetched it: %s',
    async (which, address, type) => {
      const body = await bodyOf(`/catchers-pitch?group=hostile&picture=${which}`, 'en')
      expect(body).toContain(`<meta property="og:image" content="http://localhost${address}">`)
      expect(body).toContain(`<meta property="og:image:type" content="${type}">`)
      expect(body).toContain('<meta property="og:image:width" content="1200">')
      expect(body).toContain('<meta property="og:image:height" content="630">')
      expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+">/)
    },
  )

  it('a page that cannot be described is served all the same', async () => {
    const app = await appWith()
    const reply = await app.inject({ url: '/catchers-pitch?group=broken', headers: html })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
  })

  it.each([
    '/catchers-pitch',
    '/catchers-pitch?group=closed',
    '/surveys',
    '/temp-login?unique_id=1',
    '/organic',
    '/nowhere',
    '/constructor',
  ])('there is nothing to be found at %s', async (url) => {
    const body = await bodyOf(url, 'en')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('canonical')
  })

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
    expect(robots.body).not.toContain('/catchers-pitch')
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
