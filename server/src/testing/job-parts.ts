import { testInstallation } from './installation.ts'
import { testSpreadsheets } from './spreadsheets.ts'

/** What a job may use besides its database, its clock and its files. */
export const testJobParts = { installation: testInstallation, payments: null, spreadsheets: testSpreadsheets }
