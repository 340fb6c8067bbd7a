import { type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { describe, expect, it } from 'vitest'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { keptDays } from '#platform/files/kept-days'
import { storageKey } from '#platform/files/storage'
import { sweepFiles } from '#platform/files/sweep-files'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { begin, complete, respondent } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { endSnapshots } from './end-snapshots.ts'

const test = useApp()
const { snapshot: kept_days, snapshot_decided: kept_days_decided } = keptDays
const day = (number: number) => new Date(testDay.getTime() + number * 24 * 60 * 60 * 1000)

type Run = { group_id: string; test_id: string }

const context = () => ({
  db: test.db,
  clock: test.clock,
  storage: test.storage,
  ...testJobParts,
  announce: () => {},
})

async function completed(): Promise<Run> {
  const run = await respondent(test)
  await begin(test, run.token)
  await complete(test, run.token)
  return run
}

async function makePicture({ group_id, test_id }: Run, purpose: 'snapshot' | 'recording' = 'snapshot') {
  const id = newId(testDay)
  const storage_key = storageKey(group_id, id)
  await test.storage.put(storage_key, Buffer.from('png'))
  await insertFile(test.db, {
    group_id,
    id,
    attempt_id: test_id,
    purpose: filePurposes[purpose].id,
    content_type: 'image/png',
    bytes: 3,
    sha256: Buffer.alloc(32),
    storage_key,
    delete_after: day(kept_days),
    created_at: testDay,
  })
}

async function decide({ group_id, test_id }: Run, status: ResultStatus | null, status_at: Date | null): Promise<void> {
  const result = test.db.updateTable('results').set({ status, status_at }).where('group_id', '=', group_id)
  await result.where('attempt_id', '=', test_id).execute()
}

async function endsOf({ group_id }: Run) {
  const files = await test.db.selectFrom('files').where('group_id', '=', group_id).select('delete_after').execute()
  return files.map(({ delete_after }) => delete_after)
}

describe('snapshots.end', () => {
  it.each([
    ['nobody has decided', null, null, kept_days],
    ['the person is in the pipeline', resultStatus.pipeline, 10, kept_days],
    ['the person was accepted', resultStatus.accepted, 10, 10 + kept_days_decided],
    ['the person was rejected', resultStatus.rejected, 20, 20 + kept_days_decided],
    ['it was decided very late', resultStatus.rejected, 170, kept_days],
  ])('when %s', async (_, status, decided, ends) => {
    const run = await completed()
    await makePicture(run)
    await decide(run, status, decided === null ? null : day(decided))
    await endSnapshots().run(context())
    expect(await endsOf(run)).toEqual([day(ends)])
  })

  it('goes by what holds now: a decision that is taken back ends nothing', async () => {
    const run = await completed()
    await makePicture(run)
    await decide(run, resultStatus.rejected, day(1))
    await endSnapshots().run(context())
    await decide(run, null, null)
    await endSnapshots().run(context())
    expect(await endsOf(run)).toEqual([day(kept_days)])
  })

  it('follows what the installation has set, and leaves other files alone', async () => {
    const [run, other] = [await completed(), await respondent(test)]
    await makePicture(run)
    await makePicture(other, 'recording')
    await decide(run, resultStatus.accepted, day(2))
    await endSnapshots({ kept: 60, decided: 7 }).run(context())
    expect(await endsOf(run)).toEqual([day(9)])
    expect(await endsOf(other)).toEqual([day(kept_days)])
  })

  it('leaves nothing of a picture once its time is over', async () => {
    const run = await completed()
    await makePicture(run)
    await decide(run, resultStatus.accepted, day(1))
    const night = async (number: number) => {
      test.clock.moveTo(day(number))
      await endSnapshots().run(context())
      await sweepFiles.run(context())
      return (await endsOf(run)).length
    }
    expect(await night(kept_days_decided)).toBe(1)
    expect(await night(1 + kept_days_decided)).toBe(0)
    test.clock.moveTo(testDay)
  })

  it('can be killed anywhere and run again', async () => {
    await expectRepeatable({
      database_url: test.database_url,
      clock: test.clock,
      async arrange() {
        const run = await completed()
        await makePicture(run)
        await decide(run, resultStatus.accepted, day(3))
        return run
      },
      run: (job) => endSnapshots().run(job),
      look: endsOf,
    })
  })
})
