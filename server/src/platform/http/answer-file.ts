import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileBinding } from './bind.ts'
import { type Buckets, type Call, takeCall } from './take-call.ts'
import { writeAuditRow } from './write-audit-row.ts'

/**
 * A call that answers with a file. It is written down before the first byte leaves: what somebody took away half is taken
 * away too. A failure in the middle breaks the connection, so that nobody mistakes the half for the whole.
 */
export async function answerFile(call: Call<FileBinding>, buckets: Buckets, reply: FastifyReply) {
  const { binding, platform } = call
  const { context, input } = await takeCall(call, buckets)
  const { filename, content_type, parts, audit } = await binding.produce(context, input)
  await writeAuditRow(platform.db, binding.name, context, audit)
  return reply
    .headers({ 'content-type': content_type, 'content-disposition': `attachment; filename="${filename}"` })
    .send(Readable.from(parts))
}
