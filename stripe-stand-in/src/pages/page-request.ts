import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../api/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store.ts'
import { type Language, pickLanguage } from './languages.ts'
import { messages } from './messages.ts'
import { notePage } from './page.ts'

export type PageParts = { store: Store; clock: Clock }

const parameters = z.record(z.string(), z.string())

/** The part of the address with this name. */
export const named = ({ params }: FastifyRequest, name: string) => parameters.parse(params)[name] ?? ''

/** What a form has sent. */
export const formOf = ({ body }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))

export const languageOf = ({ headers }: FastifyRequest, wanted: string | null | undefined): Language =>
  pickLanguage(wanted, headers['accept-language'])

/** Changes something, at this time. */
export const changeBy = <T>({ store, clock }: PageParts, work: (context: Context) => T): T =>
  store.change(() => work({ store, now: clock.seconds() }))

/** Nothing but what this process has written is loaded or run. */
const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

export const sendPage = (reply: FastifyReply, text: string, status = 200) =>
  reply
    .status(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(text)

export function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request, null)
  const { missingTitle: title, missingText: text } = messages[language]
  return sendPage(reply, notePage(language, { title, text }), 404)
}
