import type { Envelope, ErrorEnvelope, Pagination } from '@catchpitch/contract/envelope'
import { type ErrorCode, errors } from '@catchpitch/contract/errors'
import { en, ms, zh } from '@catchpitch/contract/messages/all-messages'
import { fillIn } from '@catchpitch/contract/messages/fill-in'
import type { MessageParams } from '@catchpitch/contract/messages/messages'
import type { Call, Reply } from '../api/calls.ts'
import { currentLanguage } from '../i18n/translator.ts'

const messages = { en, zh, ms }

/** One page of a list; any other reply says nothing of pages. */
class ListPage<Rows> {
  readonly rows: Rows
  readonly pagination: Pagination

  constructor(rows: Rows, pagination: Pagination) {
    this.rows = rows
    this.pagination = pagination
  }
}

/** Its message is in the language that the page has when it asks. */
class Refusal {
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly fields: ErrorEnvelope['error']

  constructor(code: ErrorCode, params: MessageParams, fields: ErrorEnvelope['error']) {
    this.code = code
    this.params = params
    this.fields = fields
  }

  get envelope(): ErrorEnvelope {
    const { code, params, fields } = this
    const { status, message } = errors[code]
    return { status, code, message: fillIn(messages[currentLanguage()][message], params), error: fields }
  }
}

class NetworkGone {
  readonly cause = 'Failed to fetch'
}

/** Something between the page and the server answers in its place, with a page of its own. */
class ProxyPage {
  readonly status = 502
  readonly html = '<h1>Bad gateway</h1>'
}

type Failure = Refusal | NetworkGone | ProxyPage

/** What a call may be answered with: its reply as the contract types it, or a failure. */
export type Answer<C extends Call> = Reply<C> | ListPage<Reply<C>> | Failure

export function listPage<Row>(rows: Row[], pagination: Partial<Pagination> = {}): ListPage<Row[]> {
  const whole = { total: rows.length, more: false, per_page: 20, current_page: 1, last_page: 1 }
  return new ListPage(rows, { ...whole, ...pagination })
}

/** Refuses as the server does: with the status and, in the language of the page, the message of the contract. */
export const refuse = (code: ErrorCode, params: MessageParams = {}): Refusal => new Refusal(code, params, {})

/** A 422 with the messages of each field. */
export const refuseFields = (fields: ErrorEnvelope['error']): Refusal => new Refusal('input.invalid', {}, fields)

/** The call never gets there, or its reply never back. */
export const networkGone = new NetworkGone()

export const proxyPage = new ProxyPage()

/** A reply that comes when the test says so: what is shown meanwhile can be looked at without a clock. */
export function heldBack<Value>() {
  let give: (value: Value) => void = () => {}
  const reply = new Promise<Value>((resolve) => {
    give = resolve
  })
  return { reply, give }
}

export const jsonResponse = (status: number, body: Envelope<unknown> | ErrorEnvelope) =>
  new Response(JSON.stringify(body), { status })

/** What `fetch` would have given; it throws where `fetch` would have failed. */
export function responseOf(answer: unknown): Response {
  if (answer instanceof NetworkGone) throw new TypeError(answer.cause)
  if (answer instanceof ProxyPage) return new Response(answer.html, { status: answer.status })
  if (answer instanceof Refusal) return jsonResponse(answer.envelope.status, answer.envelope)
  const [data, pagination]: [unknown, Pagination | null] =
    answer instanceof ListPage ? [answer.rows, answer.pagination] : [answer, null]
  return jsonResponse(200, { status: 200, data, pagination, message: null })
}
