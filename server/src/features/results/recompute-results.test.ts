import { methodVersion } from '@catchpitch/method/version'
import { expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { company } from '#testing/make'
import { testDay } from '#testing/test-day'
import { recomputeResults } from './recompute-results.ts'

const test = useApp()

const later = new Date(testDay.getTime() + 60_000)

it('works out again what is stored, from what was answered, and says by which version', async () => {
  const { id: group_id } = await company(test.db)
  const kept = await completedRun(test, { group_id })
  const old = await completedRun(test, { group_id })
  const stored = (id: string) =>
    test.db
      .selectFrom('results')
      .where('group_id', '=', group_id)
      .where('attempt_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
  const before = await stored(old.id)
  await test.db
    .updateTable('results')
    .set({ method_version: 0, x: 0.9, shades: [], by_situation: '[]' })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', old.id)
    .execute()

  expect(await recomputeResults(test.db, later)).toEqual({ read: 2, changed: 1, method_version: methodVersion })
  expect(await stored(old.id)).toEqual({ ...before, computed_at: later })
  expect((await stored(kept.id)).computed_at).toEqual(later)
  expect(await recomputeResults(test.db, later)).toMatchObject({ read: 2, changed: 0 })
})

it('leaves what was decided and who was unmasked as it is', async () => {
  await acrossGroups(test.db).deleteFrom('results').execute()
  const { id: group_id } = await company(test.db)
  const { id } = await completedRun(test, { group_id, status: 11 })
  await test.db
    .updateTable('results')
    .set({ unmasked_at: testDay, name: 'Aisyah Tan' })
    .where('group_id', '=', group_id)
    .where('attempt_id', '=', id)
    .execute()
  await recomputeResults(test.db, later)
  const row = await test.db.selectFrom('results').where('group_id', '=', group_id).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 11, name: 'Aisyah Tan', unmasked_at: testDay })
})
