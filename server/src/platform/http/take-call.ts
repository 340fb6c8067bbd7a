import { id } from '@catchpitch/contract/ids'
import { languageFrom, namedLanguage } from '@catchpitch/contract/languages'
import type { FastifyRequest } from 'fastify'
import { headerOf } from '#platform/payments/signed-call'
import { holdsPlan } from '#platform/plan/held-plan.queries'
import type { Platform } from '#platform/platform'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse, refuseProblems } from '#platform/refusal'
import { isTouchDue, type SessionRow } from '#platform/session/session'
import { findSession, touchSession } from '#platform/session/session.queries'
import { findSurveySession } from '#platform/session/survey-sessions'
import { tokenHash } from '#platform/session/token'
import { authorize, type Caller } from './authorize.ts'
import type { Binding } from './bind.ts'
import type { createBuckets } from './bucket.ts'
import type { Context } from './context.ts'
import { readInput } from './read-input.ts'

export type Call<B extends Binding = Binding> = { binding: B; request: FastifyRequest; platform: Platform; now: Date }

export type Buckets = ReturnType<typeof createBuckets>

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** The company that a call asks for. It is only a request: the gate looks whether the person belongs to it. */
function groupAskedFor(request: FastifyRequest): string | null {
  const query = request.query
  const asked = typeof query === 'object' && query !== null && 'group_id' in query ? query.group_id : null
  return id.safeParse(asked).data ?? null
}

function findCaller(
  { binding, platform, now }: Call,
  token_hash: Buffer,
  group_id: string | null,
): Promise<SessionRow | null> {
  return binding.endpoint.access.kind === 'respondent'
    ? findSurveySession(platform.db, token_hash, now)
    : findSession(platform.db, token_hash, group_id)
}

/** What a signature was made of. */
const signedCallOf = ({ body, headers }: FastifyRequest) => ({
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers,
})

/** Who calls, if they may. */
export async function admit(call: Call): Promise<Caller> {
  const { binding, request, platform, now } = call
  const { access } = binding.endpoint
  if (access.kind === 'signed' && !platform.signatures[access.by](signedCallOf(request))) {
    return refuse('signature.wrong')
  }
  const token = bearerToken(request)
  const group_id = groupAskedFor(request)
  const row = token === null ? null : await findCaller(call, tokenHash(token), group_id)
  // A page names the language that it speaks; whoever calls without one is answered as their account says.
  if (row && namedLanguage(request.headers['accept-language']) === null) request.language = languageFrom(row.language)
  const verdict = authorize(binding.endpoint.access, row, now)
  if (verdict.allowed) {
    // A page that only stands open is no sign that anybody is there.
    if (row && binding.endpoint.stream !== true && isTouchDue(row, now)) {
      await touchSession(platform.db, row.token_hash, now)
      // The row may be remembered, and would be due again with the next call.
      row.last_seen_at = now
    }
    return verdict.caller
  }
  if (verdict.code === 'record.missing' && group_id === null) {
    return refuseProblems([{ field: 'group_id', key: 'field.id', params: {} }])
  }
  return refuse(verdict.code)
}

/** Fails closed: where the hits cannot be counted, nobody gets unlimited tries. */
async function limitRate({ binding, request, platform, now }: Call): Promise<void> {
  const { limit } = binding.endpoint
  if (limit === null) return
  const { hits } = await countHit(platform.db, `${binding.name}:${request.ip}`, limit.window_s, now)
  if (hits > limit.max) refuse('rate.limited')
}

type TakenCall = {
  input: unknown
  context: Context
  /** What the use case left to be done once its transaction is committed. */
  settle: () => void
}

/** From token to checked input: what every call goes through before its use case, whatever it answers. */
export async function takeCall(call: Call, buckets: Buckets): Promise<TakenCall> {
  const { binding, request, platform, now } = call
  const caller = await admit(call)
  if (binding.endpoint.needs_plan && caller.group && !(await holdsPlan(platform.db, caller.group.id, now))) {
    refuse('plan.missing')
  }
  request.caller = caller
  const { person, group, attempt } = caller
  if (person && !buckets.take(person.id, now)) refuse('rate.limited')
  await limitRate(call)
  const input = await readInput(binding.endpoint, request)

  const effects: (() => void)[] = []
  const afterCommit = (effect: () => void) => void effects.push(effect)
  const context: Context = {
    db: platform.db,
    now,
    language: request.language,
    // Where nothing is set this machine's own address, as its browser spelled it; production names it.
    origin: platform.config.public_url ?? `${request.protocol}://${request.host}`,
    request_id: request.id,
    ip: request.ip,
    header: (name) => headerOf(signedCallOf(request), name),
    device: request.headers['user-agent']?.slice(0, 200) ?? null,
    person,
    group,
    attempt,
    installation: platform.installation,
    secrets: platform.secrets,
    storage: platform.storage,
    payments: platform.payments,
    spreadsheets: platform.spreadsheets,
    speech: platform.speech,
    afterCommit,
    announce: (announcement) => afterCommit(() => platform.live.announce(announcement)),
    follow: platform.live.follow,
  }
  const settle = () => {
    for (const effect of effects) effect()
  }
  return { input, context, settle }
}
