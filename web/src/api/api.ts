import type { Envelope } from '@catchpitch/contract/envelope'
import type { shared } from '../i18n/en/shared.ts'
import { currentLanguage, translateNow } from '../i18n/translator.ts'
import { type AddressValues, addressOf } from './address.ts'
import { ApiError, isErrorEnvelope } from './api-error.ts'
import type { Call, Input, Reply } from './calls.ts'
import { formOf } from './form-of.ts'
import { impersonation } from './impersonation.ts'
import type { OnSent } from './send-watched.ts'
import { session } from './session.ts'

type SharedKey = keyof typeof shared

type LooseInput = {
  params?: AddressValues
  query?: AddressValues
  body?: Readonly<Record<string, unknown>>
  files?: Readonly<Record<string, Blob | null | undefined>>
}

type Options = {
  signal?: AbortSignal
  /** The key to one survey, in place of the session of whoever sits at this screen: its end is not theirs. */
  token?: string
  /** Told how far a large file has got on its way. */
  onSent?: OnSent
}

type Sending = Pick<Options, 'signal' | 'onSent'> & { token: string | null; impersonates: boolean }

type Arguments<C extends Call> =
  Partial<Input<C>> extends Input<C> ? [input?: Input<C>, options?: Options] : [input: Input<C>, options?: Options]

async function send(
  method: string,
  address: string,
  { body = {}, files }: LooseInput,
  { token, impersonates, signal, onSent }: Sending,
) {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (token && impersonates) {
    for (const [name, value] of Object.entries(impersonation.headers())) headers.set(name, value)
  }
  const form = formOf(body, files)
  // The browser itself names a form, with the line that it draws between the parts.
  if (method !== 'GET' && !form) headers.set('content-type', 'application/json')
  const sent = {
    method,
    headers,
    ...(method !== 'GET' && { body: form ?? JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  if (!onSent) return fetch(address, sent)
  const { sendWatched } = await import('./send-watched.ts')
  return sendWatched(address, sent, onSent)
}

/** What came back, or null: a proxy in between may answer with anything. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

/**
 * Believes the reply's data: the server has parsed it by the schema that it is typed by here, and doing so again
 * would bring every schema along.
 */
function isEnvelope<Data>(reply: unknown): reply is Envelope<Data> {
  return typeof reply === 'object' && reply !== null && 'data' in reply
}

function unreadable({ status }: Response): ApiError {
  const message = translateNow('failure.unknown' satisfies SharedKey)
  return new ApiError({ status, code: 'reply.unreadable', message, error: {} })
}

function unreachable(cause: unknown): ApiError {
  const message = translateNow('failure.network' satisfies SharedKey)
  return new ApiError({ status: 0, code: 'network.failed', message, error: {} }, { cause })
}

/** Calls that are made without the token of whoever sits at this screen, as the specification says. */
const tokenless: ReadonlySet<string> = new Set<Call>(['POST /password/request', 'POST /password/reset'])

/** A wrong password is an answer to the person at the sign-in form; every other 401, and 408, is about the session. */
function endsSession(refusal: ApiError): boolean {
  return refusal.status === 408 || (refusal.status === 401 && !refusal.is('signIn.wrong'))
}

/**
 * Sends a call and gives the reply once it has begun, whatever it is to be read as. Rejects with an `ApiError` if the
 * call is refused, and ends the session if that is over.
 */
export async function request(call: string, input: LooseInput, options: Options = {}): Promise<Response> {
  const { signal, token: ownToken, ...watching } = options
  const sessionToken = tokenless.has(call) ? null : session.token()
  const token = ownToken ?? sessionToken
  const isSession = ownToken === undefined
  const [method = '', path = ''] = call.split(' ')
  // A call that lacks a part of its address is a fault of ours: told as a lost connection, it would be tried again.
  const address = addressOf(path, input.params, input.query)
  let response: Response
  try {
    response = await send(method, address, input, {
      ...watching,
      ...(signal && { signal }),
      token,
      impersonates: isSession,
    })
  } catch (cause) {
    throw signal?.aborted ? cause : unreachable(cause)
  }
  if (response.ok) return response
  const reply = await readJson(response)
  const refusal = isErrorEnvelope(reply) ? new ApiError(reply) : unreadable(response)
  // An answer that comes late, to a token that has been replaced since, must not end the new session.
  if (isSession && endsSession(refusal) && token === session.token()) session.end(refusal)
  throw refusal
}

/**
 * Calls the server: `api('POST /login', { body })`. Typed by the contract, without a schema at run time.
 * Resolves to the whole envelope, rejects with an `ApiError`.
 */
export async function api<C extends Call>(call: C, ...[input, options]: Arguments<C>): Promise<Envelope<Reply<C>>> {
  const response = await request(call, input ?? {}, options)
  const reply = await readJson(response)
  if (!isEnvelope<Reply<C>>(reply)) throw unreadable(response)
  return reply
}
