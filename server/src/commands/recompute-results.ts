import { recomputeResults } from '#features/results/results.public'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { migrate } from '#platform/db/migrate'
import { migrations, runCommand, say } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** `npm run results:recompute`: works every stored result out again by the method as it is now. */
async function recompute(config: Config): Promise<void> {
  const { read, changed, method_version } = await withDatabase(config, async (url) => {
    const now = systemClock.now()
    await migrate(url, migrations, now)
    const { db, close } = openDatabase(url, { max: 1, on_error: () => {} })
    try {
      return await recomputeResults(db, now)
    } finally {
      await close()
    }
  })
  say(
    `Worked out ${read} results by version ${method_version} of the method. ${changed} of them are others than before.`,
  )
}

await runCommand(recompute)
