import { forgetPaymentEvents, tellOfEndings } from '#features/billing-news/billing-news.public'
import { forgetExports, runExport } from '#features/exports/exports.public'
import { runImport } from '#features/imports/imports.public'
import { endSnapshots } from '#features/integrity/integrity.public'
import { writeInvoice, writeMissingInvoices } from '#features/invoices/invoices.public'
import { forgetNotifications } from '#features/notifications/notifications.public'
import { compareAccounts, processEvent } from '#features/payments/payments.public'
import { endSlides, prepareVideo, tellOfQuestions } from '#features/pitch/pitch.public'
import { warnOfPlanEnd } from '#features/plans/plans.public'
import { deleteSurveys, forgetReceipts } from '#features/privacy/privacy.public'
import { keepRecordings } from '#features/speech/speech.public'
import { keepPictures } from '#features/statement-pictures/statement-pictures.public'
import { countDays } from '#features/system/system.public'
import type { Config } from '#platform/config'
import { sweepFiles } from '#platform/files/sweep-files'
import type { Job } from '#platform/jobs/job'
import { purgeSessions } from '#platform/session/purge-sessions'

/** Every job of the product. What is not named here is never installed, and so never ordered nor run. */
export const jobsOf = ({ snapshot_days }: Pick<Config, 'snapshot_days'>): readonly Job[] => [
  countDays,
  purgeSessions,
  forgetNotifications,
  forgetReceipts,
  deleteSurveys,
  runImport,
  runExport,
  forgetExports,
  endSnapshots(snapshot_days),
  keepPictures,
  keepRecordings,
  prepareVideo,
  endSlides,
  sweepFiles,
  warnOfPlanEnd,
  processEvent,
  compareAccounts,
  tellOfEndings,
  forgetPaymentEvents,
  tellOfQuestions,
  writeInvoice,
  writeMissingInvoices,
]
