import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/db/database'
import { type Catcher, startCatcher } from './catcher.ts'
import { startMailLoop } from './mail-loop.ts'
import { openMailTransport } from './mail-transport.ts'

type Options = {
  config: Pick<Config, 'smtp_url' | 'mail_from'>
  db: Database
  clock: Clock
  on_error: (error: unknown) => void
}

export type Mail = {
  /** Null where mails go to a real server. */
  catcher: Catcher | null
  /** A mail was queued and committed: send it now. */
  nudge: () => void
  /** Comes back when the mails under way have arrived. */
  stop: () => Promise<void>
}

async function findServer(smtp_url: string | null): Promise<{ url: string; catcher: Catcher | null }> {
  if (smtp_url !== null) return { url: smtp_url, catcher: null }
  const catcher = await startCatcher()
  return { url: catcher.url, catcher }
}

/** Everything that sends mails in this process. With no server set they go the same way, into the catcher. */
export async function startMail({ config, db, clock, on_error }: Options): Promise<Mail> {
  const { url, catcher } = await findServer(config.smtp_url)
  const transport = openMailTransport(url)
  const loop = startMailLoop({ db, clock, transport, sender: config.mail_from, on_error })
  return {
    catcher,
    nudge: () => loop.nudge(),
    async stop() {
      await loop.stop()
      transport.close()
      await catcher?.stop()
    },
  }
}
