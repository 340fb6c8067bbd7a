import type { Access } from '@catchpitch/contract/access/access'
import { platformGroupId } from '@catchpitch/contract/ids'
import { signedFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import { holdings } from './holdings.rules.ts'
import { findPassword, listOwnFiles, readHolding } from './privacy.queries.ts'

type PersonContext = Context<Extract<Access, { kind: 'inPerson' }>>

/** Rows as they are stored, without what is ours alone; a table that two holdings name is told in one. */
export async function downloadOwnData({ db, now, person, secrets }: PersonContext) {
  const subject = await findPassword(db, person.id)
  const held: Record<string, Record<string, unknown>[]> = {}
  for (const holding of holdings) {
    const rows = await readHolding(db, holding, subject)
    const told = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !holding.withheld.includes(column))),
    )
    held[holding.table] = [...(held[holding.table] ?? []), ...told]
  }
  const files = await listOwnFiles(db, subject, platformGroupId, now)
  return {
    made_at: now.toISOString(),
    held,
    files: files.map(({ group_id, id, content_type, bytes, created_at }) => ({
      content_type,
      bytes,
      created_at: created_at.toISOString(),
      url: signedFileUrl(secrets, { group_id, id }, now),
    })),
  }
}
