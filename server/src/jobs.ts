import { runImport } from '#features/imports/imports.public'
import { forgetNotifications } from '#features/notifications/notifications.public'
import { warnOfPlanEnd } from '#features/plans/plans.public'
import { countDays } from '#features/system/system.public'
import { sweepFiles } from '#platform/files/sweep-files'
import { purgeSessions } from '#platform/session/purge-sessions'

/** Every job of the product. What is not named here is never installed, and so never ordered nor run. */
export const jobs = [countDays, purgeSessions, forgetNotifications, runImport, sweepFiles, warnOfPlanEnd]
