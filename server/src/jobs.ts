import { sweepFiles } from '#platform/files/sweep-files'
import { purgeSessions } from '#platform/session/purge-sessions'

/** Every job of the product. What is not named here is never installed, and so never ordered nor run. */
export const jobs = [purgeSessions, sweepFiles]
