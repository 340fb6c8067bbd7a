import type { Envelope } from '@catchpitch/contract/envelope'
import type { Connection } from '#platform/db/database'
import type { CallBinding } from './bind.ts'
import type { Context, Outcome } from './context.ts'
import { replyEnvelope } from './reply-envelope.ts'
import { type Buckets, type Call, takeCall } from './take-call.ts'
import { undeclared } from './undeclared-refusal.ts'
import { writeAuditRow } from './write-audit-row.ts'

/** Runs the use case, in the call's own transaction if it changes something: all of it happens, or nothing. */
async function run(call: Call<CallBinding>, context: Context, input: unknown): Promise<Outcome<unknown>> {
  const { binding, platform } = call
  const { transaction } = binding.endpoint
  const perform = async (db: Connection) => {
    const outcome = await binding.handle({ ...context, db }, input)
    for (const note of outcome.audit ? [outcome.audit].flat() : []) await writeAuditRow(db, binding.name, context, note)
    return outcome
  }
  try {
    return await (transaction === 'call' ? platform.db.transaction().execute(perform) : perform(platform.db))
  } catch (error) {
    throw platform.config.production ? error : (undeclared(binding, error) ?? error)
  }
}

/** One call from token to envelope. Every endpoint goes this way, but for those that answer with a stream. */
export async function answerCall(call: Call<CallBinding>, buckets: Buckets): Promise<Envelope<unknown>> {
  const { context, input, settle } = await takeCall(call, buckets)
  const outcome = await run(call, context, input)
  settle()

  return replyEnvelope(call.binding.endpoint, outcome, call.request.language)
}
