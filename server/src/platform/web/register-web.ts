import { join } from 'node:path'
import { type Language, preferredLanguage } from '@catchpitch/contract/languages'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBuild } from './build.ts'
import { type ChatSettings, chatTag } from './chat.ts'
import { doorOf, entryOf, pagePath, wordsOf } from './doors.ts'
import { fillPage } from './page.ts'
import { type LinkPreview, pageHead } from './page-head.ts'
import { registerCrawlers } from './register-crawlers.ts'
import { contentSecurityPolicy, newNonce, securityHeaders } from './security-headers.ts'

type WebOptions = {
  /** The folder of the finished web build. */
  dist: string
  app_name: string
  /** Where people write to. */
  contact: string
  /** Null: wherever somebody reaches this machine. */
  public_url: string | null
  /** Null: pages bring the built-in widget. */
  chat: ChatSettings | null
  /** By path: what is told of a page whose content people write. */
  previews: Readonly<Record<string, Describe>>
}

/** Null: there is nothing to be found at this address. */
type Describe = (query: URLSearchParams, language: Language) => Promise<LinkPreview | null>

/** Link previews and curl send no more than "anything"; for a path that is a page, a page is what they want. */
function takesHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept)
}

function asksForHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}

/**
 * Serves the web application: its files, and for every path that is a page the HTML of its door. Everything
 * else is left to the application's own not-found reply. Sets the security headers of all responses.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { dist, app_name, contact, public_url, chat, previews } = options
  const headers = securityHeaders(public_url ?? 'http://localhost')
  const originOf = ({ protocol, host }: { protocol: string; host: string }) => public_url ?? `${protocol}://${host}`
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })

  const build = await readBuild(dist)

  // A context of its own, because a missing file is a plain 404 here and not the API's JSON: after a new release
  // old pages still ask for the old names, and the browser must see a failure, not something to parse.
  await app.register(
    async (files) => {
      files.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
      await files.register(fastifyStatic, {
        root: join(dist, 'assets'),
        decorateReply: false,
        index: false,
        preCompressed: true,
        // The name holds a hash of the content.
        immutable: true,
        maxAge: '365d',
      })
    },
    { prefix: '/assets' },
  )

  registerCrawlers(app, { originOf })

  const describe = async (request: FastifyRequest, path: string, language: Language) => {
    const find = Object.hasOwn(previews, path) ? previews[path] : undefined
    if (!find) return null
    try {
      return await find(new URL(request.url, 'http://localhost').searchParams, language)
    } catch (error) {
      // The page itself says what is wrong, and tries again.
      request.log.error({ err: error }, 'a page could not be described')
      return null
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { accept, 'accept-language': wanted } = request.headers
    const path = pagePath(request.url)
    const door = doorOf(path)
    if (door === null || !(door === 'unknown' ? asksForHtml(accept) : takesHtml(accept))) {
      reply.callNotFound()
      return reply
    }
    const nonce = newNonce()
    const language = preferredLanguage(wanted)
    const preview = await describe(request, path, language)
    const { pictures } = build
    const { title, tags } = pageHead({ path, language, app_name, origin: originOf(request), pictures, preview })
    const html = fillPage(build.templates[door === 'unknown' ? 'light' : door], {
      nonce,
      language,
      app_name,
      title,
      contact,
      words: wordsOf(path),
      told: tags,
      head: `${chat ? chatTag(chat) : ''}${build.preloads.get(entryOf(path)) ?? ''}`,
    })
    return reply
      .code(door === 'unknown' ? 404 : 200)
      .headers({
        'content-security-policy': contentSecurityPolicy(nonce, chat),
        'cache-control': 'private, no-cache',
        vary: 'accept, accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  await app.register(async (pages) => {
    // Files are compressed at the build; a page is new each time, for its nonce.
    await pages.register(compress, { threshold: 1024 })
    pages.get('/*', sendPage)
  })
}
