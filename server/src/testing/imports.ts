import { insertImport, markStarted } from '#features/imports/imports.queries'
import { storeFile } from '#platform/files/store-file'
import { newId } from '#platform/ids'
import { type TestApp } from './app.ts'
import { company, person } from './make.ts'
import { testDay } from './test-day.ts'

const titles = ['First name', 'Last name', 'Email', 'Country code', 'Mobile']
let tables = 0

/** A table of so many new people, in which the third row is wrong. */
export function tableOf(people: number): string[][] {
  tables += 1
  const rows = Array.from({ length: people }, (_, n) => [
    'Mei',
    'Chen',
    `p${tables}-${n}@example.com`,
    '+60',
    '0123456789',
  ])
  return [titles, ...rows.map((cells, n) => (n === 1 ? cells.with(2, 'nobody') : cells))]
}

/** An import of users that a worker is about to carry out. */
export async function startedImport({ db, storage }: TestApp, bytes: Buffer, rows_total: number) {
  const { id: group_id } = await company(db)
  const { id: created_by } = await person(db, { platform_role: 'root' })
  const picture = { width: null, height: null, uploaded_by: created_by }
  const stored = { group_id, purpose: 'import', content_type: 'text/csv', bytes, ...picture } as const
  const file_id = await storeFile({ db, now: testDay, storage }, stored)
  const key = { group_id, id: newId(testDay) }
  const problems = [{ line: 3, column: 'Email', key: 'field.email', params: {} }] as const
  const row = { ...key, kind: 'users', file_id, file_name: 'people.csv', rows_total, rows_bad: 1, problems } as const
  await insertImport(db, { ...row, created_by }, testDay)
  await markStarted(db, key, testDay)
  return { ...key, created_by }
}
