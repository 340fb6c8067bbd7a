import type { Envelope } from '@catchpitch/contract/envelope'
import { id } from '@catchpitch/contract/ids'
import { languageFrom } from '@catchpitch/contract/languages'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#platform/audit/audit.queries'
import type { Connection } from '#platform/db/database'
import { translate } from '#platform/i18n/translate'
import type { Platform } from '#platform/platform'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse, refuseProblems } from '#platform/refusal'
import { isTouchDue, type SessionRow } from '#platform/session/session'
import { findSession, touchSession } from '#platform/session/session.queries'
import { tokenHash } from '#platform/session/token'
import { authorize, type Caller } from './authorize.ts'
import type { Binding } from './bind.ts'
import type { createBuckets } from './bucket.ts'
import type { Context, Outcome } from './context.ts'
import { readInput } from './read-input.ts'

type Call = { binding: Binding; request: FastifyRequest; platform: Platform; now: Date }

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** The company that a call asks for. It is only a request: the gate looks whether the person belongs to it. */
function groupAskedFor(request: FastifyRequest): string | null {
  const query = request.query
  const asked = typeof query === 'object' && query !== null && 'group_id' in query ? query.group_id : null
  return id.safeParse(asked).data ?? null
}

async function admit({ binding, request, platform, now }: Call): Promise<Caller> {
  const token = bearerToken(request)
  const group_id = groupAskedFor(request)
  const row: SessionRow | null = token === null ? null : await findSession(platform.db, tokenHash(token), group_id)
  if (row) request.language = languageFrom(row.language)
  const verdict = authorize(binding.endpoint.access, row, now)
  if (verdict.allowed) {
    if (row && isTouchDue(row, now)) await touchSession(platform.db, row.token_hash, now)
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

/** Runs the use case, in the call's own transaction if it changes something: all of it happens, or nothing. */
async function run(call: Call, context: Context, input: unknown): Promise<Outcome<unknown>> {
  const { binding, platform, now } = call
  const { transaction } = binding.endpoint
  const perform = async (db: Connection) => {
    const outcome = await binding.handle({ ...context, db }, input)
    if (outcome.audit) {
      await writeAudit(
        db,
        {
          action: binding.name,
          now,
          group_id: outcome.audit.group_id ?? context.group?.id ?? null,
          actor_id: outcome.audit.actor_id ?? context.person?.id ?? null,
          impersonator_id: context.person?.impersonator_id ?? null,
          ip: context.ip,
          request_id: context.request_id,
        },
        outcome.audit,
      )
    }
    return outcome
  }
  return transaction === 'call' ? platform.db.transaction().execute(perform) : perform(platform.db)
}

/** One call from token to envelope. Every endpoint goes this way; there is no other. */
export async function answerCall(call: Call, buckets: ReturnType<typeof createBuckets>): Promise<Envelope<unknown>> {
  const { binding, request, platform, now } = call
  const { endpoint } = binding
  const caller = await admit(call)
  request.caller = caller
  const { person, group } = caller
  if (person && !buckets.take(person.id, now)) refuse('rate.limited')
  await limitRate(call)
  const input = await readInput(endpoint, request)

  const effects: (() => void)[] = []
  const context: Context = {
    db: platform.db,
    now,
    language: request.language,
    request_id: request.id,
    ip: request.ip,
    device: request.headers['user-agent']?.slice(0, 200) ?? null,
    person,
    group,
    installation: platform.installation,
    secrets: platform.secrets,
    storage: platform.storage,
    afterCommit: (effect: () => void) => effects.push(effect),
  }
  const outcome = await run(call, context, input)
  for (const effect of effects) effect()

  return {
    status: 200,
    // Parsing the reply drops every column that was not agreed on, so a query that reads too much leaks nothing.
    data: endpoint.reply.parse(outcome.data),
    pagination: outcome.pagination ?? null,
    message: outcome.message ? translate(request.language, outcome.message) : null,
  }
}
