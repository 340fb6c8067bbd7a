import { expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import type { Sheet } from '#platform/spreadsheets/sheet'
import type { Spreadsheets } from '#platform/spreadsheets/spreadsheets'
import { useApp } from '#testing/app'
import { startedImport, tableOf } from '#testing/imports'
import { expectRepeatable } from '#testing/jobs'
import { testSpreadsheets } from '#testing/spreadsheets'
import { runInBatches } from './run-import.ts'

const test = useApp()

type Started = Awaited<ReturnType<typeof startedImport>>

/** What an import has come to, without ids and times. */
async function outcomeOf({ group_id, id, created_by }: Started) {
  const { db } = test
  const one = await db
    .selectFrom('imports')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .select(['state', 'rows_done', 'rows_added', 'rows_bad', 'problems_total'])
    .executeTakeFirst()
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('memberships.role_id', '=', 10)
    .select(['users.id'])
    .execute()
  const ids = members.map((member) => member.id)
  const mails = await acrossGroups(db).selectFrom('mails').where('user_id', 'in', ids).select('cause').execute()
  const links = await db.selectFrom('links').where('subject_id', 'in', ids).select('id').execute()
  const told = await db.selectFrom('notifications').where('user_id', '=', created_by).select('params').execute()
  return { ...one, people: ids.length, mails: mails.length, links: links.length, told: told.length }
}

it('can be killed at any moment, and adds nobody twice', async () => {
  // Two batches, the second of them not full. How large they are is not the matter here.
  const batch_rows = 5
  const people = batch_rows + 3
  const sheets = new Map<string, Sheet>()
  let files = 0
  // What the file holds is not the matter here, and reading it anew for every kill would take a minute.
  const spreadsheets: Spreadsheets = {
    ...testSpreadsheets,
    read: async (bytes) => ({ sheet: sheets.get(bytes.toString()) ?? { format: 'csv', rows: [] } }),
  }
  await expectRepeatable({
    database_url: test.database_url,
    clock: test.clock,
    storage: test.storage,
    arrange: () => {
      const rows = tableOf(people).map((cells, index) => ({ line: index + 1, cells }))
      files += 1
      sheets.set(`file ${files}`, { format: 'csv', rows })
      return startedImport(test, Buffer.from(`file ${files}`), people)
    },
    run: (context, { group_id, id }) => runInBatches({ ...context, spreadsheets }, { group_id, id }, batch_rows),
    look: async (started) => {
      const outcome = await outcomeOf(started)
      const added = people - 1
      expect(outcome).toMatchObject({ state: 4, people: added, mails: added, links: added, told: 1 })
      return outcome
    },
  })
})
