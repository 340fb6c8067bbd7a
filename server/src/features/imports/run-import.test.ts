import { limits } from '@catchpitch/contract/limits'
import { expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { startedImport, tableOf } from '#testing/imports'
import { testJobParts } from '#testing/job-parts'
import { person } from '#testing/make'
import { testDay } from '#testing/test-day'
import { runImport } from './run-import.ts'

const test = useApp()

it('spreads its mails, so that those of others need not wait behind them', async () => {
  const people = 101
  const rows = tableOf(people)
  const [, first] = rows
  const like = (first?.[2] ?? '').replace('-0@', '-%@')
  const started = await startedImport(test, Buffer.from(rows.join('\n')), people)
  const { db, clock, storage } = test
  const job = { db, clock, storage, ...testJobParts, announce: () => {} }
  await runImport.run(job, { group_id: started.group_id, import_id: started.id })
  const mails = await acrossGroups(db)
    .selectFrom('mails')
    .where('kind', '=', 'welcome')
    .where('to_email', 'like', like)
    .select('send_after')
    .orderBy('send_after')
    .execute()
  const waits = mails.map(({ send_after }) => send_after.getTime() - testDay.getTime())
  expect(waits).toHaveLength(100)
  expect(waits[0]).toBe(0)
  expect(waits.at(-1)).toBe((99 / limits.import.mails_per_second) * 1000)
})

it('says so where the file is gone', async () => {
  const started = await startedImport(test, Buffer.from(tableOf(1).join('\n')), 1)
  await test.db.deleteFrom('files').where('group_id', '=', started.group_id).execute()
  const { db, clock, storage } = test
  const job = { db, clock, storage, ...testJobParts, announce: () => {} }
  await runImport.run(job, { group_id: started.group_id, import_id: started.id })
  const root = await person(db, { platform_role: 'root' })
  expect(await test.call('getImport', { token: root.token, params: { id: started.id } })).toMatchObject({
    data: { state: 'failed', failure: 'The file is no longer here. Please choose it anew.' },
  })
})
