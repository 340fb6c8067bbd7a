import type { Config } from '#platform/config'
import { withLocalName } from '#platform/process/local-name'
import { findRunningServer } from '#platform/process/running-server'
import { announce, announceRunning } from './announce.ts'
import { type Folders, startServer } from './start-server.ts'

/** Starts the product and says where it is. Gives back how to stop it; null if it was running already. */
export async function run(config: Config, folders: Folders): Promise<(() => Promise<void>) | null> {
  const running = config.database_url === null ? await findRunningServer(config.data_dir) : null
  if (running) {
    announceRunning(withLocalName(running))
    return null
  }
  const server = await startServer(config, folders)
  announce(config, server.url)
  return server.stop
}
