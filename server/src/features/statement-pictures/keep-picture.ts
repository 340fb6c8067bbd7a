import type { Database } from '#platform/db/database'
import { discardFile } from '#platform/files/discard-file'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { fitPicture } from '#platform/pictures/fit-picture'
import { refuseField } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { findPicture, insertPicture } from './pictures.queries.ts'

type Caller = Pick<Context, 'now' | 'storage'> & { db: Database; person: { id: string } }

/** Keeps a picture under the id that the device gave it, drawn anew from its pixels: no place where it was taken is left. */
export async function keepPicture(
  caller: Caller,
  attempt: AttemptKey,
  id: string,
  file: UploadedFile | null,
): Promise<void> {
  if (await findPicture(caller.db, attempt, id)) return
  const picture = file && (await fitPicture(file.bytes))
  if (picture === null) return refuseField('picture', 'field.required')
  if (typeof picture === 'string') return refuseField('picture', picture)
  const { group_id } = attempt
  const owner = { group_id, attempt_id: attempt.id, uploaded_by: caller.person.id }
  await caller.db.transaction().execute(async (db) => {
    const file_id = await storeFile({ ...caller, db }, { ...picture, ...owner, purpose: 'statement_picture' })
    const is_new = await insertPicture(db, attempt, { id, file_id }, caller.now)
    // The same call, sent twice, has been faster.
    if (!is_new) await discardFile(db, { group_id, id: file_id }, caller.now)
  })
}
