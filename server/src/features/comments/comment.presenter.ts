import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { CommentRow } from './comments.queries.ts'

type Named = { user_id: string; first_name: string; last_name: string }

export const authorOf = (row: Named) => ({ id: row.user_id, full_name: fullNameOf(row) })

export function presentComment(row: CommentRow, reader_id: string) {
  return {
    id: row.id,
    author: authorOf(row),
    is_own: row.user_id === reader_id,
    text: row.text,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
