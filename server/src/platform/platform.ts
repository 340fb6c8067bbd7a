import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { FileStorage } from './files/storage.ts'
import type { Installation } from './installation.ts'
import type { Live } from './live/live.ts'
import type { Logger } from './log/logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './payments/payments.ts'
import type { Signatures } from './payments/signatures.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Speech } from './speech/speech.ts'
import type { Spreadsheets } from './spreadsheets/spreadsheets.ts'

/** How far this process is. One that was told to stop goes on answering for a while, but nothing that lasts should begin. */
export type Stage = 'starting' | 'serving' | 'stopping'

/** What every feature stands on, made once at the start. */
export type Platform = {
  config: Config
  clock: Clock
  db: Database
  log: Logger
  metrics: Metrics
  installation: Installation
  secrets: Secrets
  /** Who charges cards; null where nobody does. */
  payments: Payments | null
  /** Whether a call comes from the provider that it says it comes from. */
  signatures: Signatures
  /** Where the bytes of files lie. */
  storage: FileStorage
  spreadsheets: Spreadsheets
  speech: Speech
  stage: () => Stage
  live: Live
}
