import { dayOf } from '@catchpitch/contract/dates'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { exportLimits } from '@catchpitch/contract/exports/export'
import type { createExport as endpoint } from '@catchpitch/contract/exports/exports.endpoints'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { enqueue } from '#platform/jobs/enqueue'
import { refuse } from '#platform/refusal'
import type { Membership, Person } from '#platform/session/session'
import { choosePeople } from './choose-people.ts'
import { exportWords } from './export-words.rules.ts'
import { countUnfinished, insertExport } from './exports.queries.ts'
import { runExport } from './run-export.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language'> & { group: Membership; person: Person }

const hour_ms = 60 * 60 * 1000

/** Orders an export, in the transaction of the call. */
export async function createExport({ db, now, language, group, person }: Asking, body: BodyOf<typeof endpoint>) {
  const { kind, format, columns } = body
  const people = await choosePeople({ db, group }, body)
  if ((await countUnfinished(db, group.id, person.id)) >= exportLimits.unfinished) refuse('rate.limited')
  const key = { group_id: group.id, id: newId(now) }
  await insertExport(
    db,
    {
      ...key,
      request: { kind, format, columns, language, people },
      file_name: `${exportWords[language].file[kind]}-${dayOf(now)}.${format}`,
      requested_by: person.id,
      expires_at: new Date(now.getTime() + exportLimits.kept_hours * hour_ms),
    },
    now,
  )
  await enqueue(db, runExport, { group_id: key.group_id, export_id: key.id })
  return key
}
