import { stoppedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openDatabase } from '#platform/db/database'
import { openStorage } from '#platform/files/open-storage'
import { describeInstallation } from '#platform/installation'
import { openLive } from '#platform/live/live'
import { createLogger } from '#platform/log/logger'
import { createMetrics } from '#platform/metrics/metrics'
import { openSignatures } from '#platform/payments/signatures'
import { openSpeech } from '#platform/speech/speech'
import { openSpreadsheets } from '#platform/spreadsheets/spreadsheets'
import { buildApp } from '../app.ts'
import { testSecrets } from './secrets.ts'

/** The application as a process of its own that a test can kill. It says where it listens. */
const [, , database_url = '', data_dir = '', now = ''] = process.argv
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), data_dir }
const clock = stoppedClock(new Date(now))
const { db } = openDatabase(database_url, { max: 4, on_error: () => {} })
const app = await buildApp({
  config,
  clock,
  db,
  log: createLogger(config),
  metrics: createMetrics(),
  installation: describeInstallation(config, clock.now()),
  secrets: testSecrets,
  payments: null,
  signatures: openSignatures(config, null),
  storage: openStorage(config),
  // It is there to be killed while it stores pictures.
  spreadsheets: openSpreadsheets(new URL('file:///nonexistent')),
  speech: openSpeech([]),
  stage: () => 'serving',
  live: openLive({ db, url: database_url, on_error: () => {} }),
})
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
