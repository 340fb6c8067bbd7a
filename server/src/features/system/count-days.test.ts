import { beforeEach, expect, it } from 'vitest'
import { makePerson } from '#content/make-person'
import { stoppedClock } from '#platform/clock'
import { openDiskStorage } from '#platform/files/disk-storage'
import { useDatabase } from '#testing/database'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { countDays } from './count-days.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')

beforeEach(async () => {
  await database.db.deleteFrom('daily_figures').execute()
  await database.db.deleteFrom('users').execute()
})

const counted = () =>
  database.db
    .selectFrom('daily_figures')
    .where('people', '>', 0)
    .orderBy('happened_on')
    .select(['happened_on', 'people'])
    .execute()

it('keeps every day that is over, and leaves today alone', async () => {
  for (const at of ['2026-11-13T20:00:00Z', '2026-11-15T15:00:00Z', '2026-11-15T16:00:00Z']) {
    await makePerson(database.db, { now: new Date(at) })
  }
  await expectRepeatable({
    database_url: database.url,
    clock: stoppedClock(now),
    arrange: async () => void (await database.db.deleteFrom('daily_figures').execute()),
    run: (context) => countDays.run(context),
    look: counted,
  })
  expect(await counted()).toEqual([
    { happened_on: '2026-11-14', people: 1 },
    { happened_on: '2026-11-15', people: 1 },
  ])
})

it('goes on from where it was, however many nights it missed', async () => {
  await makePerson(database.db, { now: new Date('2026-11-10T02:00:00Z') })
  const runAt = (at: string) =>
    countDays.run({
      db: database.db,
      clock: stoppedClock(new Date(at)),
      storage: openDiskStorage('/nonexistent'),
      ...testJobParts,
      announce: () => {},
    })
  await runAt('2026-11-09T02:00:00Z')
  expect(await counted()).toEqual([])
  await runAt('2026-11-16T02:00:00Z')
  expect(await counted()).toEqual([{ happened_on: '2026-11-10', people: 1 }])
})
