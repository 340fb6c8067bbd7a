import { getDynamicReport, getOrganicReport, presentReportPerson, readReports } from '#features/reports/reports.public'
import { seesSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { holds } from '#platform/session/session'
import { findMembership } from '#platform/session/session.queries'
import { kindOf } from './present-link.ts'
import { findLink, markOpened } from './report-links.queries.ts'
import { isGenuine, readToken } from './report-token.ts'

type Opening = Pick<Context, 'db' | 'now' | 'language' | 'secrets'>

/**
 * What a link shows: what the person who made it may see now, no more. It ends with its time, when it is revoked, and
 * when they leave; what is wrong with it is not told.
 */
export async function openReport({ db, now, language, secrets }: Opening, token: string) {
  const named = readToken(token) ?? refuse('link.expired')
  const link = (await findLink(db, named)) ?? refuse('link.expired')
  const isLive = isGenuine(secrets, link, named.signature) && link.revoked_at === null && link.expires_at > now
  const group = isLive ? await findMembership(db, link.group_id, link.created_by) : null
  if (!group || !holds(group.role, 'result.export')) return refuse('link.expired')
  if (!(await seesSurvey(db, group, link.survey_id))) return refuse('link.expired')
  const found = new Map((await readReports(db, group.id, link.attempt_ids)).map((report) => [report.id, report]))
  // Whoever has been erased meanwhile is in it no more.
  const reports = link.attempt_ids.flatMap((id) => found.get(id) ?? [])
  const [first = refuse('link.expired')] = reports
  const kind = kindOf(link)
  const context = { db, now, language, secrets, group }
  const people = []
  for (const report of reports) {
    const organic = kind === 'dynamic' ? null : await getOrganicReport(context, report.id, link.level)
    people.push({
      person: presentReportPerson(report),
      completed_at: report.completed_at.toISOString(),
      // Voices are for the company alone.
      organic: organic && withoutRecordings(organic),
      dynamic: kind === 'organic' ? null : await getDynamicReport(context, [report.id]),
    })
  }
  await markOpened(db, link, now)
  return { kind, company: link.company, survey: first.survey_name, expires_at: link.expires_at.toISOString(), people }
}

type Organic = Awaited<ReturnType<typeof getOrganicReport>>

const withoutRecordings = (organic: Organic) => ({
  ...organic,
  topics: organic.topics.map((topic) => ({
    ...topic,
    statements: topic.statements.map((statement) => ({ ...statement, recording: null })),
  })),
})
