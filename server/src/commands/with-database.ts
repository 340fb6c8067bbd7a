import { resolve } from 'node:path'
import type { Config } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded/start-embedded'
import { reachDatabase } from '#platform/db/reach-database'

type Place = Pick<Config, 'database_url' | 'data_dir'>

/**
 * The database of an installation, whether the product runs or not. The embedded one is started for the time of the
 * work, unless a running product has it open: then we are its guests and leave it running.
 */
export async function withDatabase<Result>(
  { database_url, data_dir }: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (database_url !== null) {
    await reachDatabase(database_url)
    return work(database_url)
  }
  const embedded = await startEmbedded(resolve(data_dir))
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}
