import { dayOf, isDay } from '@catchpitch/contract/dates'
import { isAdult } from '@catchpitch/contract/fields/born-on'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { PersonKind } from '@catchpitch/contract/imports/import'
import type { ImportedAdmin, ImportedUser } from '@catchpitch/contract/imports/imported-person'
import type { Language } from '@catchpitch/contract/languages'
import type { FieldMessageKey, MessageParams } from '@catchpitch/contract/messages/messages'
import type { Sheet } from '#platform/spreadsheets/sheet'
import { type Header, readHeader } from './import-columns.rules.ts'
import { readRow } from './read-row.rules.ts'

/** Something wrong with one cell. `column` is what the file calls it. */
export type CellProblem = { line: number; column: string; key: FieldMessageKey; params: MessageParams }

export type Candidate = (ImportedUser | ImportedAdmin) & { line: number; email_key: string; department_ids: string[] }

export type FileProblem = { key: FieldMessageKey; params: MessageParams }

type Checked = {
  header: Header
  /** Rows of which nothing is wrong as far as the file itself can tell. */
  candidates: Candidate[]
  problems: CellProblem[]
  rows_total: number
}

const wordFields = ['employment_status', 'education_level', 'country'] as const

/** What a word in a file stands for, by what it is said of; undefined if there is no such thing. */
export type Known = Readonly<Record<'department' | (typeof wordFields)[number], (word: string) => string | undefined>>

type Given = { kind: PersonKind; known: Known; language: Language; now: Date }

type Say = (field: string, key: FieldMessageKey, params?: MessageParams) => void

/** Puts what is stored in the place of what stands in the file. */
function resolveUser(user: ImportedUser, { known, now }: Given, say: Say): ImportedUser {
  if (user.dob !== null && isDay(user.dob) && !isAdult(user.dob, dayOf(now))) say('dob', 'field.age')
  const meant = { ...user }
  for (const field of wordFields) {
    const word = user[field]
    if (word === null) continue
    meant[field] = known[field](word) ?? null
    if (meant[field] === null) say(field, 'field.choice')
  }
  return meant
}

function resolveDepartments({ departments }: ImportedAdmin, { known }: Given, say: Say): string[] {
  const unknown = departments.find((name) => known.department(name) === undefined)
  if (unknown !== undefined) say('departments', 'field.import.department', { name: unknown })
  return departments.flatMap((name) => known.department(name) ?? [])
}

/**
 * Everything that a file can be told about without asking who has an account. The same file gives the same answer, so
 * that an import that was killed half-way goes on where it was.
 */
export function checkRows(sheet: Sheet, given: Given): Checked | { problem: FileProblem } {
  const { kind, language } = given
  const [first, ...rows] = sheet.rows
  const header = readHeader(kind, first?.cells ?? [], language)
  if (header.twice !== null) return { problem: { key: 'field.import.columnTwice', params: { column: header.twice } } }
  if (header.missing.length > 0) {
    return { problem: { key: 'field.import.columns', params: { columns: header.missing.join(', ') } } }
  }
  if (rows.length === 0) return { problem: { key: 'field.import.noRows', params: {} } }

  const candidates: Candidate[] = []
  const problems: CellProblem[] = []
  const lines = new Map<string, number>()
  for (const { line, cells } of rows) {
    const say: Say = (field, key, params = {}) =>
      void problems.push({ line, column: header.titles.get(field) ?? field, key, params })
    const before = problems.length
    const values = new Map(Array.from(header.places, ([field, place]) => [field, cells[place] ?? '']))
    const { person, problems: found } = readRow(kind, values)
    for (const { field, key, params } of found) say(field, key, params)
    if (!person) continue

    const key = emailKey(person.email)
    const earlier = lines.get(key)
    if (earlier !== undefined) say('email', 'field.import.twice', { line: earlier })
    lines.set(key, earlier ?? line)
    const meant = 'dob' in person ? resolveUser(person, given, say) : person
    const department_ids = 'departments' in person ? resolveDepartments(person, given, say) : []
    if (problems.length === before) candidates.push({ ...meant, line, email_key: key, department_ids })
  }
  return { header, candidates, problems, rows_total: rows.length }
}
