import { instantOf } from '@catchpitch/contract/dates'
import { emailKey } from '@catchpitch/contract/fields/email'
import {
  type ExtraTime,
  extraTimes,
  type InviteWeeks,
  inviteWeeks,
} from '@catchpitch/contract/invitations/invite-state'
import { type Participant, participant } from '@catchpitch/contract/invitations/participant'
import type { Language } from '@catchpitch/contract/languages'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import { problemsOf } from '@catchpitch/contract/problems'
import type { Sheet } from '#platform/spreadsheets/sheet'
import type { CellProblem, FileProblem } from './check-rows.rules.ts'
import { readHeader } from './import-columns.rules.ts'
import { readings, wordsOf } from './read-row.rules.ts'

/** A time as people and spreadsheet programs write it, on Kuala Lumpur's clock; a day alone means its morning. */
export function readMoment(written: string): string | null {
  const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(written)
  if (!parts) return null
  const [, first = '', month = '', last = '', hour = '9', minute = '00'] = parts
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const two = (digits: string) => digits.padStart(2, '0')
  const wall = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
  const instant = instantOf(wall)
  // The thirtieth of February would be the second of March.
  return instant && new Date(instant.getTime() + 8 * 3_600_000).toISOString().startsWith(wall)
    ? instant.toISOString()
    : null
}

/** `1 week`, `2 weeks`, `2 周`, `2 minggu` or the number alone. */
function readWeeks(written: string): InviteWeeks | null {
  const [, digit] = /^([12])(?!\d)/.exec(written) ?? []
  if (digit === undefined) return null
  return digit === '1' ? inviteWeeks.one : inviteWeeks.two
}

/** `25`, `25 %`, or `0.25`: a cell that is formatted as a percentage holds its hundredth. Nothing: none. */
export function readExtraTime(written: string): ExtraTime | null {
  const [, digits, isPercent] = /^(\d+(?:[.,]\d+)?)\s*([%％])?$/.exec(written) ?? []
  if (digits === undefined) return written === '' ? 0 : null
  const number = Number(digits.replace(',', '.'))
  const percent = isPercent === undefined && number <= 1 ? number * 100 : number
  return extraTimes.find((offered) => offered === percent) ?? null
}

const allowance = wordsOf({
  yes: ['yes', 'y', 'true', '1', 'x', 'allowed', '是', '允许', 'ya', 'dibenarkan'],
  no: ['', 'no', 'n', 'false', '0', 'switched off', '否', '停用', '不允许', 'tidak', 'dimatikan'],
})

/** Whether a cell allows something; null if it says neither. */
export function readAllowance(written: string): boolean | null {
  const meant = allowance.get(written.normalize('NFKC').toLowerCase())
  return meant === undefined ? null : meant === 'yes'
}

export type WantedParticipant = Participant & { line: number; email_key: string }

type Defaults = { language: Language; scheduled_at: string | null; survey_expiry: InviteWeeks }

type Given = {
  /** The reader's language, for what is said about the file. */
  language: Language
  defaults: Defaults
  /** Dimensions that the survey asks about, by what they are called in any language. */
  dimensions: ReadonlyMap<string, string>
  /** Addresses that are on the survey's list already. */
  isInvited: (email_key: string) => boolean
}

type ReadParticipants = {
  email_column: string
  wanted: WantedParticipant[]
  problems: CellProblem[]
  rows_total: number
}

export const nameKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

type Say = (field: string, key: FieldMessageKey, params?: CellProblem['params']) => void
type Cell = (field: string) => string

/** What only a file has in words of its own: the dimension by name, the time, the weeks, what is made easier. */
function readChoices(cell: Cell, { dimensions, defaults }: Given, say: Say) {
  const dimension = cell('dimension_id')
  const dimension_id = dimension === '' ? null : (dimensions.get(nameKey(dimension)) ?? null)
  if (dimension !== '' && dimension_id === null) say('dimension_id', 'field.dimension.unasked')
  const moment = cell('scheduled_at')
  const scheduled_at = moment === '' ? defaults.scheduled_at : readMoment(moment)
  if (moment !== '' && scheduled_at === null) say('scheduled_at', 'field.day')
  const expiry = cell('survey_expiry')
  const weeks = expiry === '' ? defaults.survey_expiry : readWeeks(expiry)
  if (weeks === null) say('survey_expiry', 'field.choice')
  const extra_time = readExtraTime(cell('extra_time'))
  if (extra_time === null) say('extra_time', 'field.import.extraTime', { offered: extraTimes.join(', ') })
  const allow_paste = readAllowance(cell('allow_paste'))
  if (allow_paste === null) say('allow_paste', 'field.import.yesOrNo')
  return {
    dimension_id,
    scheduled_at,
    survey_expiry: weeks ?? defaults.survey_expiry,
    extra_time: extra_time ?? 0,
    allow_paste: allow_paste ?? false,
  }
}

/** One row as the form of participants reads it; null if something is wrong with it. */
function readRow(cell: Cell, given: Given, say: Say): Participant | null {
  const read = (field: string) => readings[field]?.(cell(field)) ?? cell(field)
  const { dimension_id, scheduled_at, survey_expiry, extra_time, allow_paste } = readChoices(cell, given, say)
  const input = {
    dimension_id,
    scheduled_at,
    survey_expiry,
    extra_time,
    allow_paste,
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    email: cell('email'),
    country_code: read('country_code'),
    mobile: read('mobile'),
    language: cell('language') === '' ? given.defaults.language : read('language'),
  }
  const parsed = participant.safeParse(input)
  if (parsed.success) return parsed.data
  // The first of each field: a second would only repeat it in other words.
  const byField = new Map(problemsOf(parsed.error, input).map((problem) => [problem.field, problem]))
  for (const { field, key, params } of byField.values()) say(field, key, params)
  return null
}

/** Everything that is wrong with a file of participants, and those of its people who can be invited. */
export function readParticipants(sheet: Sheet, given: Given): ReadParticipants | { problem: FileProblem } {
  const [top, ...rows] = sheet.rows
  const header = readHeader('participants', top?.cells ?? [], given.language)
  if (header.twice !== null) return { problem: { key: 'field.import.columnTwice', params: { column: header.twice } } }
  if (header.missing.length > 0) {
    return { problem: { key: 'field.import.columns', params: { columns: header.missing.join(', ') } } }
  }
  if (rows.length === 0) return { problem: { key: 'field.import.noRows', params: {} } }

  const wanted: WantedParticipant[] = []
  const problems: CellProblem[] = []
  const lines = new Map<string, number>()
  for (const { line, cells } of rows) {
    const before = problems.length
    const say: Say = (field, key, params = {}) =>
      void problems.push({ line, column: header.titles.get(field) ?? field, key, params })
    const row = readRow((field) => (cells[header.places.get(field) ?? -1] ?? '').trim(), given, say)
    if (!row) continue
    const email_key = emailKey(row.email)
    const earlier = lines.get(email_key)
    if (earlier !== undefined) say('email', 'field.import.twice', { line: earlier })
    else if (given.isInvited(email_key)) say('email', 'field.email.invited')
    lines.set(email_key, earlier ?? line)
    // Not a copy of the row: copies of ten thousand took longer than all that is read in them.
    if (problems.length === before) wanted.push(Object.assign(row, { line, email_key }))
  }
  return { email_column: header.titles.get('email') ?? '', wanted, problems, rows_total: rows.length }
}
