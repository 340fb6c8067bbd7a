import { requireSurvey } from '#features/surveys/surveys.public'
import type { Connection } from '#platform/db/database'
import { refuse } from '#platform/refusal'
import type { Membership } from '#platform/session/session'
import { type Report, readReports } from './reports.queries.ts'

/** The result that is asked about; refused as missing where its survey does not exist for this person. */
export async function requireReport(db: Connection, group: Membership, id: string): Promise<Report> {
  const [report = refuse('record.missing')] = await readReports(db, group.id, [id])
  await requireSurvey(db, group, report.survey_id)
  return report
}
