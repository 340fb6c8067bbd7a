import {
  importKind,
  importState,
  importStates,
  type PersonKind,
  personKinds,
} from '@catchpitch/contract/imports/import'
import { en } from '@catchpitch/contract/messages/all-messages'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { CellProblem } from './check-rows.rules.ts'
import type { ImportRow } from './imports.queries.ts'

/** Throws on a number that is none of ours: participants are another feature's. */
export function kindOf(number: number): PersonKind {
  const kind = personKinds.find((word) => importKind[word] === number)
  if (!kind) throw new Error(`No import of people is of the kind ${number}`)
  return kind
}

const isFieldMessage = (key: unknown): key is FieldMessageKey =>
  typeof key === 'string' && key.startsWith('field.') && Object.hasOwn(en, key)

const isProblem = (one: unknown): one is CellProblem =>
  typeof one === 'object' &&
  one !== null &&
  'line' in one &&
  typeof one.line === 'number' &&
  'column' in one &&
  typeof one.column === 'string' &&
  'params' in one &&
  'key' in one &&
  isFieldMessage(one.key)

/** As they were written into the row; one that this release has no words for is left out. */
export function problemsIn(stored: unknown): CellProblem[] {
  return Array.isArray(stored) ? Array.from<unknown>(stored).filter(isProblem) : []
}

type Said = { line: number; column: string; value: string | null; reason: string }

/** `say` puts a message into the reader's language. */
export function presentImport(row: ImportRow, problems: readonly Said[], say: (key: FieldMessageKey) => string) {
  const state = importStates.find((word) => importState[word] === row.state) ?? 'failed'
  return {
    id: row.id,
    kind: kindOf(row.kind),
    group: { id: row.group_id, name: row.group_name },
    file_name: row.file_name,
    state,
    failure: isFieldMessage(row.failure) ? say(row.failure) : null,
    rows_total: row.rows_total ?? 0,
    rows_bad: row.rows_bad,
    rows_done: row.rows_done,
    rows_added: row.rows_added,
    problems: [...problems],
    problems_total: row.problems_total,
    created_at: row.created_at.toISOString(),
  }
}
