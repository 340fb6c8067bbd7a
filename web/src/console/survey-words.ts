import { wordsOf } from './words-of.ts'

/* The words of pages about a survey, its people and their answers. Each comes with the pages that say it. */

export const surveysWords = wordsOf(
  () => import('../i18n/en/surveys.ts'),
  () => import('../i18n/zh/surveys.ts'),
  () => import('../i18n/ms/surveys.ts'),
)

/** Stands round every page of one survey. */
export const surveyFrameWords = wordsOf(
  () => import('../i18n/en/survey-frame.ts'),
  () => import('../i18n/zh/survey-frame.ts'),
  () => import('../i18n/ms/survey-frame.ts'),
)

export const surveyDetailsWords = wordsOf(
  () => import('../i18n/en/survey-details.ts'),
  () => import('../i18n/zh/survey-details.ts'),
  () => import('../i18n/ms/survey-details.ts'),
)

/** For the pages on which a survey is made. */
export const surveyWizardWords = wordsOf(
  () => import('../i18n/en/survey-wizard.ts'),
  () => import('../i18n/zh/survey-wizard.ts'),
  () => import('../i18n/ms/survey-wizard.ts'),
)

export const resultsWords = wordsOf(
  () => import('../i18n/en/results.ts'),
  () => import('../i18n/zh/results.ts'),
  () => import('../i18n/ms/results.ts'),
)

/** For what a company reads of one person, or of a few side by side. */
export const reportsWords = wordsOf(
  () => import('../i18n/en/reports.ts'),
  () => import('../i18n/zh/reports.ts'),
  () => import('../i18n/ms/reports.ts'),
)

/** For the lists of people who have answered. */
export const resultListsWords = wordsOf(
  () => import('../i18n/en/result-lists.ts'),
  () => import('../i18n/zh/result-lists.ts'),
  () => import('../i18n/ms/result-lists.ts'),
)

/** For what a company decides about them. */
export const decidingWords = wordsOf(
  () => import('../i18n/en/deciding.ts'),
  () => import('../i18n/zh/deciding.ts'),
  () => import('../i18n/ms/deciding.ts'),
)

/** For what owners see of how fairly they decided. */
export const fairnessWords = wordsOf(
  () => import('../i18n/en/fairness.ts'),
  () => import('../i18n/zh/fairness.ts'),
  () => import('../i18n/ms/fairness.ts'),
)

/** For what people answered to the short questions. */
export const screenedWords = wordsOf(
  () => import('../i18n/en/screened.ts'),
  () => import('../i18n/zh/screened.ts'),
  () => import('../i18n/ms/screened.ts'),
)

/** For results that are taken away as a file. */
export const exportingWords = wordsOf(
  () => import('../i18n/en/exporting.ts'),
  () => import('../i18n/zh/exporting.ts'),
  () => import('../i18n/ms/exporting.ts'),
)

/** For links by which reports are shared. */
export const sharingWords = wordsOf(
  () => import('../i18n/en/sharing.ts'),
  () => import('../i18n/zh/sharing.ts'),
  () => import('../i18n/ms/sharing.ts'),
)

/** For what stands above or in place of pages while something is wrong with the company. */
export const standingWords = wordsOf(
  () => import('../i18n/en/standing.ts'),
  () => import('../i18n/zh/standing.ts'),
  () => import('../i18n/ms/standing.ts'),
)

/** For staff’s pages about results over all companies. */
export const allResultsWords = wordsOf(
  () => import('../i18n/en/all-results.ts'),
  () => import('../i18n/zh/all-results.ts'),
  () => import('../i18n/ms/all-results.ts'),
)

/** For the pages about whom a survey is sent to. */
export const invitationsWords = wordsOf(
  () => import('../i18n/en/invitations.ts'),
  () => import('../i18n/zh/invitations.ts'),
  () => import('../i18n/ms/invitations.ts'),
)

/** For the page on which a survey words its mails. */
export const emailTemplatesWords = wordsOf(
  () => import('../i18n/en/email-templates.ts'),
  () => import('../i18n/zh/email-templates.ts'),
  () => import('../i18n/ms/email-templates.ts'),
)
