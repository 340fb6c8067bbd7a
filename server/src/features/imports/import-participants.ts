import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { importParticipants as endpoint } from '@catchpitch/contract/imports/participants-import.endpoints'
import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import { languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { countQuestions, listInvitedKeys, lockOpenSurvey, putOnList } from '#features/invitations/invitations.public'
import { requireRoom } from '#features/subscriptions/subscriptions.public'
import type { Connection } from '#platform/db/database'
import type { Context, UploadedFile } from '#platform/http/context'
import { translate } from '#platform/i18n/translate'
import { refuse, refuseField } from '#platform/refusal'
import type { Sheet } from '#platform/spreadsheets/sheet'
import { contentTypes } from './check-import.ts'
import type { CellProblem } from './check-rows.rules.ts'
import { rowsWithReasons } from './failed-rows.ts'
import { findSurveyOfImport, readDimensionNames } from './imports.queries.ts'
import { nameKey, readParticipants, type WantedParticipant } from './participant-rows.rules.ts'

type Importing = Pick<Context, 'db' | 'now' | 'language' | 'spreadsheets' | 'announce'> & { person: { id: string } }
type SurveyKey = { group_id: string; survey_id: string }

async function dimensionsOf(db: Connection, situation_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readDimensionNames(db, situation_ids)
  return new Map(rows.flatMap(({ id, en, zh, ms }) => [en, zh, ms].filter(Boolean).map((name) => [nameKey(name), id])))
}

/** Puts them on the list, under the survey's lock. Whoever came onto it since the file was read is left out. */
async function takeIn(importing: Importing, { group_id, survey_id }: SurveyKey, wanted: readonly WantedParticipant[]) {
  const { db, now, language, person } = importing
  return db.transaction().execute(async (tx) => {
    const survey = await lockOpenSurvey(tx, group_id, survey_id, now)
    const invited = await listInvitedKeys(tx, group_id, survey_id)
    const people = wanted.filter(({ email_key }) => !invited.has(email_key))
    const adding = { group_id, survey, created_by: person.id, source: inviteSource.file }
    await requireRoom({ db: tx, now, language }, group_id, 'participants', people.length)
    if (people.length > 0) await putOnList(tx, adding, people, now)
    return { added: people.length, late: wanted.filter(({ email_key }) => invited.has(email_key)) }
  })
}

/** The rows that were left out, as they came, with what is wrong behind each. */
async function failedRows(importing: Importing, sheet: Sheet, problems: readonly CellProblem[], filename: string) {
  if (problems.length === 0) return null
  const { language, spreadsheets } = importing
  const bytes = await spreadsheets.write(rowsWithReasons(sheet, problems, language), sheet.format)
  return {
    file_name: `${filename.replace(/\.[^.]*$/, '')}-failed.${sheet.format}`,
    content_type: contentTypes[sheet.format],
    base64: bytes.toString('base64'),
  }
}

/**
 * Invites the people of a file whose rows are right; the others are named and come back as a file. Nobody is written to
 * in this call: thousands of mails are written by the loop, at its own pace.
 */
export async function importParticipants(
  importing: Importing,
  key: SurveyKey,
  { check, scheduled_at, survey_expiry }: BodyOf<typeof endpoint>,
  file: UploadedFile | null,
) {
  const { db, language, spreadsheets, announce } = importing
  const survey = (await findSurveyOfImport(db, key.group_id, key.survey_id)) ?? refuse('record.missing')
  if (!file) return refuseField('file', 'field.required')
  const read = await spreadsheets.read(file.bytes)
  if ('problem' in read) return refuseField('file', read.problem.key, read.problem.params)

  const invited = await listInvitedKeys(db, key.group_id, key.survey_id)
  const found = readParticipants(read.sheet, {
    language,
    defaults: { language: languageFrom(survey.language), scheduled_at, survey_expiry },
    dimensions: await dimensionsOf(db, survey.situation_ids),
    isInvited: (email_key) => invited.has(email_key),
  })
  if ('problem' in found) return refuseField('file', found.problem.key, found.problem.params)

  // Whoever only looks through the file hears it before they mend its rows.
  if (check) await requireRoom(importing, key.group_id, 'participants', found.wanted.length)
  const { added, late } = check ? { added: 0, late: [] } : await takeIn(importing, key, found.wanted)
  if (added > 0) announce({ topic: 'invites', group_id: key.group_id, id: null })
  const raced = late.map(
    ({ line }): CellProblem => ({ line, column: found.email_column, key: 'field.email.invited', params: {} }),
  )
  const problems = [...found.problems, ...raced].toSorted((one, other) => one.line - other.line)
  const questions = await countQuestions(db, survey.situation_ids)
  const isFew = (id: string | null) => id !== null && (questions.get(id) ?? 0) < limits.module.enough_situations
  const titles = read.sheet.rows[0]?.cells.map((title) => title.trim()) ?? []
  const cellsOf = new Map(read.sheet.rows.map((row) => [row.line, row.cells]))
  return {
    rows_total: found.rows_total,
    rows_bad: new Set(problems.map(({ line }) => line)).size,
    added,
    few_questions: found.wanted.filter(({ dimension_id }) => isFew(dimension_id)).length,
    problems: problems.slice(0, limits.import.problems_shown).map(({ line, column, key: reason, params }) => ({
      line,
      column,
      value: cellsOf.get(line)?.[titles.indexOf(column)] ?? null,
      reason: translate(language, reason, params),
    })),
    problems_total: problems.length,
    failed_rows: await failedRows(importing, read.sheet, problems, file.filename || 'participants'),
  }
}
