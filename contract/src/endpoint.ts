import { z } from 'zod'
import type { Access } from './access/access.ts'
import type { ErrorCode } from './errors.ts'
import { id } from './ids.ts'
import type { FieldMessageKey } from './messages/messages.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Path = `/${string}`

type Fields = z.ZodObject
const noFields = z.object({})
export type NoFields = typeof noFields

const groupScope = z.object({ group_id: id })

/** A company endpoint takes `group_id` by itself, so that none can forget it. */
type Scoped<A extends Access, Query extends Fields> = A extends { kind: 'company' }
  ? z.ZodObject<Query['shape'] & (typeof groupScope)['shape']>
  : Query

/** How often a call without a session may be made, counted over all processes. */
export type RateLimit = { readonly per: 'ip'; readonly max: number; readonly window_s: number }

/** A file that may come along with a call. */
export type Upload = {
  readonly field: string
  readonly bytes: number
  /** What is said of one that is larger. */
  readonly too_large: FieldMessageKey
}

/** `true`: events for as long as somebody listens. `file`: a text to be saved, however long it is. */
type Streamed = boolean | 'file'

export type Endpoint<
  M extends Method = Method,
  P extends Path = Path,
  A extends Access = Access,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  File extends Upload | null = Upload | null,
  Stream extends Streamed = Streamed,
> = {
  readonly method: M
  readonly path: P
  readonly access: A
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** Whether the reply is one page of a list and carries `pagination`. */
  readonly paged: boolean
  /**
   * Whether the answer is no envelope but a stream of events, each of them a `reply`, until one side ends it; or a file,
   * of which `reply` is the text.
   */
  readonly stream: Stream
  readonly limit: RateLimit | null
  /** The use case's own reasons to refuse, besides those that follow from access, input and limit. */
  readonly refusals: readonly ErrorCode[]
  /** The file that may come along, by its field; such a call is sent as a form with parts. */
  readonly upload: File
  /** Whether the company must have a plan: one whose plan has ended reads everything and changes nothing. */
  readonly needs_plan: boolean
  /** Whether a browser may keep the reply and ask each time whether it is still the same. */
  readonly remembered: boolean
  /** `call`: the binding opens one transaction round the use case; `own`: the use case commits by itself. */
  readonly transaction: 'none' | 'call' | 'own'
}

type Definition<
  M extends Method = Method,
  P extends Path = Path,
  A extends Access = Access,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  File extends Upload | null = Upload | null,
  Stream extends Streamed = Streamed,
> = {
  method: M
  path: P
  access: A
  /** One sentence for docs/api.md: what it does, for whom. */
  summary: string
  params?: Params
  query?: Query
  /** The query of a list, from `listQuery`; its reply is then the array of one page's rows. */
  list?: Query
  body?: Body
  reply: Reply
  limit?: RateLimit
  refusals?: readonly ErrorCode[]
  upload?: File
  /** For a call that goes on answering, or answers with a file; only a GET can. */
  stream?: Stream
  /** Left out: a company's call needs a plan if it changes something. */
  needs_plan?: boolean
  /** For what many read and few change. */
  remembered?: boolean
  /** Left out: a transaction round the call, unless it is a GET. */
  transaction?: 'call' | 'own'
}

/** One call, as plain data: from it come validation, the typed client, OpenAPI, docs/api.md and the access matrix. */
export function endpoint<
  const M extends Method,
  const P extends Path,
  const A extends Access,
  Reply extends z.ZodType,
  Params extends Fields = NoFields,
  Query extends Fields = NoFields,
  Body extends z.ZodType = NoFields,
  const File extends Upload | null = null,
  const Stream extends Streamed = false,
>(
  definition: Definition<M, P, A, Params, Query, Body, Reply, File, Stream>,
): Endpoint<M, P, A, Params, Scoped<A, Query>, Body, Reply, File, Stream>
export function endpoint(definition: Definition): Endpoint {
  const {
    method,
    path,
    access,
    summary,
    reply,
    limit = null,
    refusals = [],
    upload = null,
    stream = false,
  } = definition
  const query = definition.list ?? definition.query ?? noFields
  return {
    method,
    path,
    access,
    summary,
    reply,
    limit,
    refusals,
    upload,
    stream,
    params: definition.params ?? noFields,
    query: access.kind === 'company' ? query.extend(groupScope.shape) : query,
    body: definition.body ?? noFields,
    paged: definition.list !== undefined,
    needs_plan: definition.needs_plan ?? (access.kind === 'company' && method !== 'GET'),
    remembered: definition.remembered ?? false,
    transaction: definition.transaction ?? (method === 'GET' ? 'none' : 'call'),
  }
}

/** What a use case gets of each part, once it is checked. */
export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
