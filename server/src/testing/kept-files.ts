import { expect } from 'vitest'
import type { DailyJob } from '#platform/jobs/job'
import type { TestApp } from './app.ts'
import { expectRepeatable } from './jobs.ts'

async function countStaying(test: TestApp, group_id: string): Promise<number> {
  const files = await test.db.selectFrom('files').where('group_id', '=', group_id).select('delete_after').execute()
  return files.filter(({ delete_after }) => delete_after === null).length
}

/**
 * Of what somebody sent with their answers the one file that they used stays once they have completed the survey, and
 * nothing does while they have not. `arrange` makes such a person in a company of their own.
 */
export async function expectOnlyAnswersKept(
  test: TestApp,
  job: DailyJob,
  arrange: (person: { completes: boolean }) => Promise<{ group_id: string }>,
): Promise<void> {
  const running = await arrange({ completes: false })
  await expectRepeatable({
    database_url: test.database_url,
    clock: test.clock,
    arrange: () => arrange({ completes: true }),
    run: (context) => job.run(context),
    async look(done) {
      const found = {
        of_completed: await countStaying(test, done.group_id),
        of_running: await countStaying(test, running.group_id),
      }
      expect(found).toEqual({ of_completed: 1, of_running: 0 })
      return found
    },
  })
}
