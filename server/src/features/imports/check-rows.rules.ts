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

/** Departments of the company by name, whatever the capitals. */
export type Departments = ReadonlyMap<string, string>

export const departmentKey = (name: string) => name.normalize('NFKC').trim().toLowerCase()

type Given = { kind: PersonKind; departments: Departments; language: Language; now: Date }

/**
 * Everything that a file can be told about without asking who has an account. The same file gives the same answer, so
 * that an import that was killed half-way goes on where it was.
 */
export function checkRows(
  sheet: Sheet,
  { kind, departments, language, now }: Given,
): Checked | { problem: FileProblem } {
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
    const say = (field: string, key: FieldMessageKey, params: MessageParams = {}) =>
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
    if ('dob' in person && person.dob !== null && isDay(person.dob) && !isAdult(person.dob, dayOf(now))) {
      say('dob', 'field.age')
    }
    const names = 'departments' in person ? person.departments : []
    const unknown = names.find((name) => !departments.has(departmentKey(name)))
    if (unknown !== undefined) say('departments', 'field.import.department', { name: unknown })
    const department_ids = names.flatMap((name) => departments.get(departmentKey(name)) ?? [])
    if (problems.length === before) candidates.push({ ...person, line, email_key: key, department_ids })
  }
  return { header, candidates, problems, rows_total: rows.length }
}
