import server from '../../package.json' with { type: 'json' }
import type { Config } from './config.ts'

/** What this process is: for the people who run it. */
export type Installation = {
  version: string
  started_at: Date
  mail_transport: 'smtp' | 'catcher'
}

export function describeInstallation(config: Config, now: Date): Installation {
  return {
    version: server.version,
    started_at: now,
    mail_transport: config.smtp_url === null ? 'catcher' : 'smtp',
  }
}
