import { buffer } from 'node:stream/consumers'
import type { Connection } from '#platform/db/database'
import { findFile } from '#platform/files/files.queries'
import type { FileStorage } from '#platform/files/storage'
import type { Attachment } from './compose-mail.ts'
import type { DueMail } from './mail.queries.ts'

type Reading = { db: Connection; storage: FileStorage; now: Date }
type Carried = Pick<DueMail, 'attachment_group_id' | 'attachment_file_id' | 'attachment_name'>

/**
 * The file that a mail carries, read when it is sent. A file that is gone keeps nobody from reading the mail: it goes out
 * without. A store that is down is asked again with the next try, unless there will be none.
 */
export async function attachmentOf(
  { db, storage, now }: Reading,
  { attachment_group_id: group_id, attachment_file_id: id, attachment_name: filename }: Carried,
  is_last_try: boolean,
): Promise<Attachment | null> {
  if (group_id === null || id === null || filename === null) return null
  const file = await findFile(db, { group_id, id }, now)
  if (!file) return null
  try {
    const bytes = await storage.read(file.storage_key, { start: 0, end: file.bytes - 1 })
    return bytes && { filename, contentType: file.content_type, content: await buffer(bytes) }
  } catch (error) {
    if (is_last_try) return null
    throw error
  }
}
