import type { Call, Input } from '../api/calls.ts'
import { type Answer, jsonResponse, responseOf } from './answers.ts'

/** What the page sent. Parts of the address are texts; the body is what it was before it was written as JSON. */
export type Received<C extends Call> = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Input<C> extends { body?: infer Body } ? NonNullable<Body> : unknown
  /** In place of the body where a file goes along. */
  readonly form: FormData | null
  readonly headers: Headers
}

type Answering<C extends Call> =
  | Answer<C>
  | Promise<Answer<C>>
  | ((received: Received<C>) => Answer<C> | Promise<Answer<C>>)

type Replies = { readonly [C in Call]?: Answering<C> }

type Arrived = Omit<Received<Call>, 'params' | 'body'> & { method: string; path: string; body: unknown }

const said = new Map<string, unknown>()
const usual = new Map<string, unknown>()
const calls: { call: string; received: unknown }[] = []
const unexpected: string[] = []

/**
 * Says what the server answers in this test from now on: `replies({ 'GET /user': user, 'POST /login': refuse('signIn.wrong') })`.
 * A call that was named before is answered anew; one that was never named fails the test.
 */
export function replies(more: Replies): void {
  // As `unknown`, for otherwise TypeScript compares the replies of all calls with each other, which takes seconds.
  for (const [call, answer] of Object.entries<unknown>(more)) said.set(call, answer)
}

/** The same for what a test need not speak of; what it says itself goes first. */
export function repliesUnlessSaid(more: Replies): void {
  for (const [call, answer] of Object.entries<unknown>(more)) usual.set(call, answer)
}

/** What came with each of these calls so far, the oldest first. */
export function received<C extends Call>(call: C): Received<C>[] {
  // Kept under the name of the call, so what is there has its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return calls.filter((one) => one.call === call).map((one) => one.received as Received<C>)
}

/** Ends what one test has said of the server. Returns the calls that it did not expect. */
export function forgetReplies(): string[] {
  said.clear()
  usual.clear()
  calls.length = 0
  return unexpected.splice(0)
}

/** The open parts of a call's address, or null if another call is meant. */
function paramsOf(call: string, { method, path }: Arrived): Record<string, string> | null {
  const [ofCall, pattern = ''] = call.split(' ')
  const actual = path.split('/')
  const expected = pattern.split('/')
  if (ofCall !== method || expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [position, part] of expected.entries()) {
    const value = decodeURIComponent(actual[position] ?? '')
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined) params[name] = value
    else if (part !== value) return null
  }
  return params
}

/** A reply to what was called off meanwhile is heard no more. */
function unlessAborted(answer: Promise<unknown>, signal: AbortSignal | null | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const callOff = () => reject(new DOMException('It was called off.', 'AbortError'))
    if (signal?.aborted) callOff()
    signal?.addEventListener('abort', callOff)
    answer.then(resolve, reject)
  })
}

function isFunction(answering: unknown): answering is (sent: unknown) => unknown {
  return typeof answering === 'function'
}

const openParts = (call: string) => call.split('{').length

async function answerTo(arrived: Arrived, signal: AbortSignal | null | undefined): Promise<Response> {
  // Hints of changes come on this line. It stays open and silent until the page hangs up.
  if (arrived.path === '/events') return new Response(new ReadableStream())
  const known = new Map([...usual, ...said])
  // `/surveys/mine` is meant before `/surveys/{id}`.
  for (const call of [...known.keys()].toSorted((one, other) => openParts(one) - openParts(other))) {
    const params = paramsOf(call, arrived)
    if (!params) continue
    const sent = { ...arrived, params }
    calls.push({ call, received: sent })
    const answering = known.get(call)
    const answer = isFunction(answering) ? answering(sent) : answering
    return responseOf(await unlessAborted(Promise.resolve(answer), signal))
  }
  const name = `${arrived.method} ${arrived.path}`
  unexpected.push(name)
  return jsonResponse(418, { status: 418, code: 'test.unexpected', message: `No reply to ${name}.`, error: {} })
}

const prefix = '/api/v1'
const network = window.fetch

/** Takes the place of the network under the client; what is not a call of ours goes its way. */
export const standInFetch: Window['fetch'] = (target, init = {}) => {
  if (typeof target !== 'string' || !target.startsWith(prefix)) return network(target, init)
  const address = new URL(target, window.location.origin)
  const { method = 'GET', body, signal } = init
  const arrived: Arrived = {
    method,
    path: address.pathname.slice(prefix.length),
    query: Object.fromEntries(address.searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : {},
    form: body instanceof FormData ? body : null,
    headers: new Headers(init.headers),
  }
  return answerTo(arrived, signal)
}
