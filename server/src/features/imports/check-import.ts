import type { Access } from '@catchpitch/contract/access/access'
import { canAssign, type RoleKey } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { platformGroupId } from '@catchpitch/contract/ids'
import type { importPeople as endpoint } from '@catchpitch/contract/imports/imports.endpoints'
import { storeFile } from '#platform/files/store-file'
import type { Context, UploadedFile } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField } from '#platform/refusal'
import type { SheetFormat } from '#platform/spreadsheets/sheet'
import { type Candidate, type CellProblem, checkRows } from './check-rows.rules.ts'
import { findCompany, findTaken, insertImport } from './imports.queries.ts'
import { knownWords } from './known-words.ts'
import { partNewcomers } from './taken.rules.ts'

export type StaffContext = Context<Extract<Access, { kind: 'staff' }>>

/** Not while they look through a colleague's eyes: the log would name the colleague for it. */
export function rankOf({ person }: StaffContext): RoleKey {
  if (person.impersonator_id !== null) return refuse('impersonation.nested')
  return person.platform_role ?? refuse('access.denied')
}

export const contentTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Nobody gives a role that is beyond their reach, in a file no more than in a form. */
function outOfReach(rank: RoleKey, candidates: readonly Candidate[], column: string): CellProblem[] {
  return candidates.flatMap((candidate): CellProblem[] => {
    const role = 'role' in candidate ? candidate.role : 'applicant'
    return canAssign(rank, role) ? [] : [{ line: candidate.line, column, key: 'field.choice', params: {} }]
  })
}

/** As people see it in a list; a path before it, and what no file is called, is left out. */
const nameOf = (filename: string) =>
  Array.from(filename.replace(/^.*[/\\]/s, '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
    .slice(0, 200)
    .join('') || 'file'

/** Reads a file and keeps it with everything that is wrong with it. Nobody is taken in before somebody has seen that. */
export async function checkImport(
  context: StaffContext,
  { kind, group_id }: BodyOf<typeof endpoint>,
  file: UploadedFile | null,
): Promise<{ group_id: string; id: string }> {
  const rank = rankOf(context)
  const { db, now, language, person, storage, spreadsheets } = context
  const company = group_id === platformGroupId ? undefined : await findCompany(db, group_id)
  if (!company) return refuseField('group_id', 'field.choice')
  if (!file) return refuseField('file', 'field.required')

  const read = await spreadsheets.read(file.bytes)
  if ('problem' in read) return refuseField('file', read.problem.key, read.problem.params)
  const known = await knownWords(db, group_id)
  const checked = checkRows(read.sheet, { kind, known, language, now })
  if ('problem' in checked) return refuseField('file', checked.problem.key, checked.problem.params)

  const { header, candidates } = checked
  const taken = await findTaken(
    db,
    group_id,
    candidates.map(({ email_key }) => email_key),
  )
  const here_already = partNewcomers(candidates, taken, header.titles.get('email') ?? '')
  const beyond = outOfReach(rank, candidates, header.titles.get('role') ?? '')
  const problems = [...checked.problems, ...here_already.problems, ...beyond].toSorted(
    (one, other) => one.line - other.line,
  )
  const rows_bad = new Set(problems.map(({ line }) => line)).size

  const id = newId(now)
  await db.transaction().execute(async (tx) => {
    const file_id = await storeFile(
      { db: tx, now, storage },
      {
        group_id,
        purpose: 'import',
        content_type: contentTypes[read.sheet.format],
        bytes: file.bytes,
        width: null,
        height: null,
        uploaded_by: person.id,
      },
    )
    const { rows_total } = checked
    const row = { group_id, id, kind, file_id, file_name: nameOf(file.filename), rows_total, rows_bad, problems }
    await insertImport(tx, { ...row, created_by: person.id }, now)
  })
  return { group_id, id }
}
