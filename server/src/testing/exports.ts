import { createExport } from '@catchpitch/contract/exports/exports.endpoints'
import { runExport } from '#features/exports/exports.public'
import { insertExport } from '#features/exports/exports.queries'
import { newId } from '#platform/ids'
import { type TestApp } from './app.ts'
import { testJobParts } from './job-parts.ts'
import { testDay } from './test-day.ts'

type Asked = { token: string; group_id: string; body: unknown }

/** What of a call's body most tests are not about. */
export const anyExport = { kind: 'results', format: 'csv', columns: ['code', 'name'], survey_id: null } as const

const day_ms = 24 * 60 * 60 * 1000

/** An export that waits to be written. */
export async function waitingExport(test: TestApp, key: { group_id: string; requested_by: string }): Promise<string> {
  const id = newId(testDay)
  await insertExport(
    test.db,
    {
      ...key,
      id,
      request: {
        kind: 'results',
        format: 'csv',
        columns: ['code'],
        language: 'en',
        people: { keyword: '', descending: false },
      },
      file_name: 'results.csv',
      expires_at: new Date(testDay.getTime() + day_ms),
    },
    testDay,
  )
  return id
}

/** Carries out what was ordered, as the worker does. */
export async function runOrdered({ db, clock, storage }: TestApp, group_id: string, export_id: string): Promise<void> {
  const context = { db, clock, storage, ...testJobParts, announce: () => {} }
  await runExport.run(context, { group_id, export_id })
}

/** Orders an export, has it written, and fetches the file as a browser does. */
export async function exported(test: TestApp, { token, group_id, body }: Asked) {
  const ordered = await test.call('createExport', { token, query: { group_id }, body })
  const { id } = createExport.reply.parse(ordered.data)
  await runOrdered(test, group_id, id)
  const { data } = await test.call('getExport', { token, query: { group_id }, params: { id } })
  const done = createExport.reply.parse(data)
  const fetched = done.file && (await test.app.inject({ url: done.file.url }))
  return { id, done, status: fetched?.statusCode ?? null, bytes: fetched?.rawPayload ?? Buffer.alloc(0) }
}
