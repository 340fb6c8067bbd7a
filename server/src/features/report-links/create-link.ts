import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { createReportLink as endpoint } from '@catchpitch/contract/report-links/report-links.endpoints'
import { levelFor } from '@catchpitch/contract/reports/report-level'
import { requireReport } from '#features/reports/reports.public'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import type { Membership, Person } from '#platform/session/session'
import { insertLink } from './report-links.queries.ts'

type Asking = Pick<Context, 'db' | 'now'> & { group: Membership; person: Person }

const day_ms = 24 * 60 * 60 * 1000

export async function createLink({ db, now, group, person }: Asking, body: BodyOf<typeof endpoint>) {
  const attempt_ids = [...new Set(body.ids)]
  const reports = []
  for (const id of attempt_ids) reports.push(await requireReport(db, group, id))
  const [first = refuse('record.missing')] = reports
  // Dots are comparable within one survey only.
  if (reports.some(({ survey_id }) => survey_id !== first.survey_id)) return refuseField('ids', 'field.choice')
  const key = { group_id: group.id, id: newId(now) }
  await insertLink(
    db,
    {
      ...key,
      survey_id: first.survey_id,
      kind: body.kind,
      attempt_ids,
      level: levelFor(group.role, body.level ?? first.level),
      created_by: person.id,
      expires_at: new Date(now.getTime() + body.days * day_ms),
    },
    now,
  )
  return key
}
