import type { QueryOf } from '@catchpitch/contract/endpoint'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { levelFor, levelsOf } from '@catchpitch/contract/reports/report-level'
import type { getReportInfo as endpoint } from '@catchpitch/contract/reports/reports.endpoints'
import { resultStatus } from '@catchpitch/contract/results/result-status'
import { pictureAddresses } from '#features/statement-pictures/statement-pictures.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { reachOf } from '#platform/session/reach'
import { holds, type Membership } from '#platform/session/session'
import { findSurveyIds } from '#platform/surveys/survey-ids.queries'
import { listRecordings, readAnswers } from './answers.queries.ts'
import { readFrom } from './read-from.rules.ts'
import { presentPerson } from './report-person.presenter.ts'
import { findPlace, type Report } from './reports.queries.ts'
import { requireReport } from './require-report.ts'
import { presentTopic } from './topic.presenter.ts'

type Reading = Pick<Context, 'db' | 'language' | 'now'> & { group: Membership }
type Seeing = Reading & Pick<Context, 'secrets'>

/** Of whoever is no longer shortlisted nothing is told, also if something was noted before. */
const outcomeOf = ({ status, hired_on, resigned_on }: Report) =>
  status === resultStatus.accepted && hired_on !== null ? { hired_on, resigned_on } : null

/** Whose report it is, and what this person may do in it. */
export async function getReportInfo({ db, group }: Reading, { id, ...list }: QueryOf<typeof endpoint>) {
  const report = await requireReport(db, group, id)
  const person = presentPerson(report)
  const survey_ids = await findSurveyIds(db, group.id, list.filter.survey)
  return {
    person,
    survey: { id: report.survey_id, hashId: report.survey_hash_id, name: report.survey_name },
    language: languageFrom(report.language),
    started_at: report.started_at.toISOString(),
    completed_at: report.completed_at.toISOString(),
    method_version: report.method_version,
    situations: report.situations,
    outcome: outcomeOf(report),
    level: levelFor(group.role, report.level),
    levels: [...levelsOf(group.role)],
    place: await findPlace(db, group.id, report, { ...readFrom(list, survey_ids), reach: reachOf(group) }),
    can: {
      unmask: person.naming === 'hidden' && holds(group.role, 'result.names'),
      see_snapshots: holds(group.role, 'snapshot.view'),
      note_outcome: person.status === resultStatus.accepted && holds(group.role, 'result.decide'),
      edit_survey: holds(group.role, 'survey.edit'),
    },
  }
}

/** What somebody wrote, as they ranked it, down to the level that is asked for and that the role may have. */
export async function getOrganicReport(context: Seeing, id: string, asked: number | undefined) {
  const { db, group, language, now } = context
  const report = await requireReport(db, group, id)
  const level = levelFor(group.role, asked ?? report.level)
  const content = await findEdition(db, { group_id: group.id, ...report })
  const answered = await readAnswers(db, group.id, id)
  const kept = new Map((await listRecordings(db, group.id, id, now)).map((recording) => [recording.id, recording]))
  const pictures = await pictureAddresses(context, { group_id: group.id, id })
  return {
    level,
    feelings_scale: content.feelings_scale,
    compared: report.compare_ranking ?? [],
    topics: answered.map((topic) => {
      const { statements, ...rest } = presentTopic(topic, content, language)
      return {
        ...rest,
        written: statements.length,
        statements: statements.slice(0, level).map(({ recording_id, picture_id, ...statement }) => {
          const recording = recording_id === null ? undefined : kept.get(recording_id)
          return {
            ...statement,
            recording: recording ? { id: recording.id, seconds: recording.seconds } : null,
            picture: (picture_id && pictures.get(picture_id)) ?? null,
          }
        }),
      }
    }),
  }
}

/** The recording behind a statement, if it is among those that this role may have shown. */
export async function findHeard({ db, group, now }: Reading, id: string, recording_id: string) {
  await requireReport(db, group, id)
  const most = levelFor(group.role, limits.survey.level.max)
  const topics = await readAnswers(db, group.id, id)
  const isShown = topics.some(({ ranking, statements }) =>
    (ranking ?? [])
      .slice(0, most)
      .some((ranked) => statements.some(({ slot, ...said }) => slot === ranked && said.recording_id === recording_id)),
  )
  const recordings = isShown ? await listRecordings(db, group.id, id, now) : []
  return recordings.find((recording) => recording.id === recording_id) ?? refuse('record.missing')
}
