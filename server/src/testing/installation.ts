import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#platform/config'
import { describeInstallation } from '#platform/installation'
import { testDay } from './test-day.ts'

/** Where `scripts/fonts.mjs` puts them, wherever the tests are started from. */
const FONT_DIR = join(fileURLToPath(new URL('../../..', import.meta.url)), process.env['FONT_DIR'] ?? 'data/fonts')

/** As it is where nothing is set. */
export const testInstallation = describeInstallation(readConfig({ LOG_LEVEL: 'silent', FONT_DIR }), testDay)
