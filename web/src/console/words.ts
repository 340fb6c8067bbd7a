import type { MessageKey } from '@catchpitch/contract/messages/messages'
import type { shared } from '../i18n/en/shared.ts'
import { addWords, type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'
import type { billingWords, invoicesWords, payingWords } from './billing-words.ts'
import type { businessIntelligenceWords, pageSettingsWords, pitchWords, slidesWords } from './pitch-words.ts'
import type {
  allResultsWords,
  decidingWords,
  emailTemplatesWords,
  exportingWords,
  fairnessWords,
  invitationsWords,
  reportsWords,
  resultListsWords,
  resultsWords,
  screenedWords,
  sharingWords,
  standingWords,
  surveyDetailsWords,
  surveyFrameWords,
  surveysWords,
  surveyWizardWords,
} from './survey-words.ts'
import { type Words, wordsOf } from './words-of.ts'

const ownWords = wordsOf(
  () => import('../i18n/en/console.ts'),
  () => import('../i18n/zh/console.ts'),
  () => import('../i18n/ms/console.ts'),
)

/** What both doors share comes in one file with the words of the light door, whose requests are counted. */
const lightWords = wordsOf(
  () => import('../i18n/en/light.ts'),
  () => import('../i18n/zh/light.ts'),
  () => import('../i18n/ms/light.ts'),
)

async function together(common: Promise<Words>, own: Promise<Words>): Promise<Words> {
  return { ...(await common), ...(await own) }
}

/** What comes with the door itself. Everything below comes with the pages that say it, by `withWords`. */
export const consoleWords: WordLoaders = {
  en: () => together(lightWords.en(), ownWords.en()),
  zh: () => together(lightWords.zh(), ownWords.zh()),
  ms: () => together(lightWords.ms(), ownWords.ms()),
}

export const accountWords = wordsOf(
  () => import('../i18n/en/account.ts'),
  () => import('../i18n/zh/account.ts'),
  () => import('../i18n/ms/account.ts'),
)

export const formWords = wordsOf(
  () => import('../i18n/en/form.ts'),
  () => import('../i18n/zh/form.ts'),
  () => import('../i18n/ms/form.ts'),
)

export const shellWords = wordsOf(
  () => import('../i18n/en/shell.ts'),
  () => import('../i18n/zh/shell.ts'),
  () => import('../i18n/ms/shell.ts'),
)

export const profileWords = wordsOf(
  () => import('../i18n/en/profile.ts'),
  () => import('../i18n/zh/profile.ts'),
  () => import('../i18n/ms/profile.ts'),
)

export const paletteWords = wordsOf(
  () => import('../i18n/en/palette.ts'),
  () => import('../i18n/zh/palette.ts'),
  () => import('../i18n/ms/palette.ts'),
)

export const tourWords = wordsOf(
  () => import('../i18n/en/tour.ts'),
  () => import('../i18n/zh/tour.ts'),
  () => import('../i18n/ms/tour.ts'),
)

export const notificationWords = wordsOf(
  () => import('../i18n/en/notifications.ts'),
  () => import('../i18n/zh/notifications.ts'),
  () => import('../i18n/ms/notifications.ts'),
)

/** Where somebody says what they want to be told. */
export const notificationChoicesWords = wordsOf(
  () => import('../i18n/en/notification-choices.ts'),
  () => import('../i18n/zh/notification-choices.ts'),
  () => import('../i18n/ms/notification-choices.ts'),
)

/** For staff's list of messages to support. */
export const supportMessagesWords = wordsOf(
  () => import('../i18n/en/support-messages.ts'),
  () => import('../i18n/zh/support-messages.ts'),
  () => import('../i18n/ms/support-messages.ts'),
)

export const importWords = wordsOf(
  () => import('../i18n/en/imports.ts'),
  () => import('../i18n/zh/imports.ts'),
  () => import('../i18n/ms/imports.ts'),
)

/** For a company's own page about itself. */
export const companyAccountWords = wordsOf(
  () => import('../i18n/en/company-account.ts'),
  () => import('../i18n/zh/company-account.ts'),
  () => import('../i18n/ms/company-account.ts'),
)

export const emailWords = wordsOf(
  () => import('../i18n/en/emails.ts'),
  () => import('../i18n/zh/emails.ts'),
  () => import('../i18n/ms/emails.ts'),
)

/** Staff's start page shows the features list of the first page. */
export const landingWords = wordsOf(
  () => import('../i18n/en/landing.ts'),
  () => import('../i18n/zh/landing.ts'),
  () => import('../i18n/ms/landing.ts'),
)

export const startWords = wordsOf(
  () => import('../i18n/en/start.ts'),
  () => import('../i18n/zh/start.ts'),
  () => import('../i18n/ms/start.ts'),
)

/** For every page with a list, a question before it does something, or a record that others change too. */
export const listWords = wordsOf(
  () => import('../i18n/en/list.ts'),
  () => import('../i18n/zh/list.ts'),
  () => import('../i18n/ms/list.ts'),
)

/** For the dashboard of a company. */
export const companyDashboardWords = wordsOf(
  () => import('../i18n/en/company-dashboard.ts'),
  () => import('../i18n/zh/company-dashboard.ts'),
  () => import('../i18n/ms/company-dashboard.ts'),
)

export const ownSurveysWords = wordsOf(
  () => import('../i18n/en/own-surveys.ts'),
  () => import('../i18n/zh/own-surveys.ts'),
  () => import('../i18n/ms/own-surveys.ts'),
)

export const dashboardWords = wordsOf(
  () => import('../i18n/en/dashboard.ts'),
  () => import('../i18n/zh/dashboard.ts'),
  () => import('../i18n/ms/dashboard.ts'),
)

/** For staff's pages about plans and what was paid. */
export const moneyWords = wordsOf(
  () => import('../i18n/en/money.ts'),
  () => import('../i18n/zh/money.ts'),
  () => import('../i18n/ms/money.ts'),
)

export const helpWords = wordsOf(
  () => import('../i18n/en/help.ts'),
  () => import('../i18n/zh/help.ts'),
  () => import('../i18n/ms/help.ts'),
)

export const healthWords = wordsOf(
  () => import('../i18n/en/health.ts'),
  () => import('../i18n/zh/health.ts'),
  () => import('../i18n/ms/health.ts'),
)

/** For the lists of staff's own records. */
export const recordWords = wordsOf(
  () => import('../i18n/en/record.ts'),
  () => import('../i18n/zh/record.ts'),
  () => import('../i18n/ms/record.ts'),
)

export const situationsWords = wordsOf(
  () => import('../i18n/en/situations.ts'),
  () => import('../i18n/zh/situations.ts'),
  () => import('../i18n/ms/situations.ts'),
)

/** For staff's pages about ways of hiring. */
export const hiringStrategiesWords = wordsOf(
  () => import('../i18n/en/hiring-strategies.ts'),
  () => import('../i18n/zh/hiring-strategies.ts'),
  () => import('../i18n/ms/hiring-strategies.ts'),
)

/** For companies that look for a text about a job. */
export const jobTemplatesWords = wordsOf(
  () => import('../i18n/en/job-templates.ts'),
  () => import('../i18n/zh/job-templates.ts'),
  () => import('../i18n/ms/job-templates.ts'),
)

/** For staff who put modules together and for companies that are offered them. */
export const modulesWords = wordsOf(
  () => import('../i18n/en/modules.ts'),
  () => import('../i18n/zh/modules.ts'),
  () => import('../i18n/ms/modules.ts'),
)

export const staffWords = wordsOf(
  () => import('../i18n/en/staff.ts'),
  () => import('../i18n/zh/staff.ts'),
  () => import('../i18n/ms/staff.ts'),
)

/** Hundreds of them, which only the log says. */
export const deedsWords = wordsOf(
  () => import('../i18n/en/deeds.ts'),
  () => import('../i18n/zh/deeds.ts'),
  () => import('../i18n/ms/deeds.ts'),
)

export const catalogueWords = wordsOf(
  () => import('../i18n/en/catalogue.ts'),
  () => import('../i18n/zh/catalogue.ts'),
  () => import('../i18n/ms/catalogue.ts'),
)

/** For the pages about one user. */
export const usersWords = wordsOf(
  () => import('../i18n/en/users.ts'),
  () => import('../i18n/zh/users.ts'),
  () => import('../i18n/ms/users.ts'),
)

/** For staff's pages about companies. */
export const groupsWords = wordsOf(
  () => import('../i18n/en/groups.ts'),
  () => import('../i18n/zh/groups.ts'),
  () => import('../i18n/ms/groups.ts'),
)

/** For the pages about the team of a company. */
export const teamsWords = wordsOf(
  () => import('../i18n/en/teams.ts'),
  () => import('../i18n/zh/teams.ts'),
  () => import('../i18n/ms/teams.ts'),
)

export const designWords = wordsOf(
  () => import('../i18n/en/design.ts'),
  () => import('../i18n/zh/design.ts'),
  () => import('../i18n/ms/design.ts'),
)

/** Comes with the editor, after the page. */
export const richTextWords = wordsOf(
  () => import('../i18n/en/rich-text.ts'),
  () => import('../i18n/zh/rich-text.ts'),
  () => import('../i18n/ms/rich-text.ts'),
)

type KeyOf<Loaders extends WordLoaders> = keyof Awaited<ReturnType<Loaders['en']>>

/** What can be said wherever the shell is. */
export type ShellKey = KeyOf<typeof shellWords>

export type PaletteKey = KeyOf<typeof paletteWords>
export type TourKey = KeyOf<typeof tourWords>

export type ConsoleKey =
  | MessageKey
  | keyof typeof shared
  | KeyOf<typeof ownWords>
  | KeyOf<typeof accountWords>
  | KeyOf<typeof formWords>
  | ShellKey
  | KeyOf<typeof profileWords>
  | KeyOf<typeof notificationWords>
  | KeyOf<typeof notificationChoicesWords>
  | KeyOf<typeof supportMessagesWords>
  | KeyOf<typeof emailWords>
  | KeyOf<typeof emailTemplatesWords>
  | KeyOf<typeof companyAccountWords>
  | KeyOf<typeof invitationsWords>
  | KeyOf<typeof importWords>
  | KeyOf<typeof landingWords>
  | KeyOf<typeof startWords>
  | KeyOf<typeof listWords>
  | KeyOf<typeof surveysWords>
  | KeyOf<typeof surveyFrameWords>
  | KeyOf<typeof surveyDetailsWords>
  | KeyOf<typeof surveyWizardWords>
  | KeyOf<typeof resultsWords>
  | KeyOf<typeof reportsWords>
  | KeyOf<typeof resultListsWords>
  | KeyOf<typeof decidingWords>
  | KeyOf<typeof screenedWords>
  | KeyOf<typeof exportingWords>
  | KeyOf<typeof fairnessWords>
  | KeyOf<typeof sharingWords>
  | KeyOf<typeof recordWords>
  | KeyOf<typeof situationsWords>
  | KeyOf<typeof modulesWords>
  | KeyOf<typeof jobTemplatesWords>
  | KeyOf<typeof hiringStrategiesWords>
  | KeyOf<typeof slidesWords>
  | KeyOf<typeof pageSettingsWords>
  | KeyOf<typeof pitchWords>
  | KeyOf<typeof businessIntelligenceWords>
  | KeyOf<typeof staffWords>
  | KeyOf<typeof deedsWords>
  | KeyOf<typeof catalogueWords>
  | KeyOf<typeof usersWords>
  | KeyOf<typeof groupsWords>
  | KeyOf<typeof dashboardWords>
  | KeyOf<typeof ownSurveysWords>
  | KeyOf<typeof companyDashboardWords>
  | KeyOf<typeof healthWords>
  | KeyOf<typeof moneyWords>
  | KeyOf<typeof billingWords>
  | KeyOf<typeof payingWords>
  | KeyOf<typeof invoicesWords>
  | KeyOf<typeof helpWords>
  | KeyOf<typeof standingWords>
  | KeyOf<typeof allResultsWords>
  | KeyOf<typeof teamsWords>
  | KeyOf<typeof designWords>
  | KeyOf<typeof richTextWords>
  | PaletteKey
  | TourKey

/** For what loads when it is opened: its code and its words come beside each other. */
export function withWords<Page>(
  words: WordLoaders | readonly WordLoaders[],
  load: () => Promise<Page>,
): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), ...[words].flat().map(addWords)])
    return page
  }
}

export const useT = (): Translate<ConsoleKey> => useTranslate()
