import { discardFile } from '#platform/files/discard-file'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { refuseField } from '#platform/refusal'
import { evidenceType } from './evidence-type.rules.ts'

type Staff = Pick<Context, 'db' | 'now' | 'storage'> & { person: { id: string } }

/** Stores what proves a payment; null where nothing came along. */
export async function keepEvidence(context: Staff, group_id: string, file: UploadedFile | null) {
  if (file === null) return null
  const content_type = evidenceType(file.bytes) ?? refuseField('evidence', 'field.evidence.type')
  return storeFile(context, {
    group_id,
    purpose: 'evidence',
    content_type,
    bytes: file.bytes,
    width: null,
    height: null,
    uploaded_by: context.person.id,
  })
}

type Wish = { group_id: string; before: string | null; file: UploadedFile | null; remove: boolean }

/** Which file stands with an entry from now on. What was there before is given up. */
export async function replaceEvidence(
  context: Staff,
  { group_id, before, file, remove }: Wish,
): Promise<string | null> {
  const stored = await keepEvidence(context, group_id, file)
  if (stored === null && !remove) return before
  if (before !== null) await discardFile(context.db, { group_id, id: before }, context.now)
  return stored
}
