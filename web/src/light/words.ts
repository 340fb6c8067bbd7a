import type { words as companyPage } from '../i18n/en/company-page.ts'
import type { words as landing } from '../i18n/en/landing.ts'
import type { words as light } from '../i18n/en/light.ts'
import type { words as links } from '../i18n/en/links.ts'
import type { words as plans } from '../i18n/en/plans.ts'
import type { words as privacyPolicy } from '../i18n/en/privacy-policy.ts'
import type { words as share } from '../i18n/en/share.ts'
import type { words as starter } from '../i18n/en/starter.ts'
import type { words as terms } from '../i18n/en/terms.ts'
import { type Translate, useTranslate, type WordLoaders } from '../i18n/translator.ts'

export type LightKey =
  | keyof typeof companyPage
  | keyof typeof landing
  | keyof typeof light
  | keyof typeof links
  | keyof typeof plans
  | keyof typeof privacyPolicy
  | keyof typeof share
  | keyof typeof starter
  | keyof typeof terms

type WordFile = { words: Readonly<Record<string, string>> }

export const lightWords: WordLoaders = {
  en: async () => (await import('../i18n/en/light.ts')).words,
  zh: async () => (await import('../i18n/zh/light.ts')).words,
  ms: async () => (await import('../i18n/ms/light.ts')).words,
}

/** The door's words and those of one page, fetched beside each other. */
async function together(door: Promise<Readonly<Record<string, string>>>, page: Promise<WordFile>) {
  return { ...(await door), ...(await page).words }
}

const survey: WordLoaders = {
  en: () => together(lightWords.en(), import('../i18n/en/survey.ts')),
  zh: () => together(lightWords.zh(), import('../i18n/zh/survey.ts')),
  ms: () => together(lightWords.ms(), import('../i18n/ms/survey.ts')),
}

/** What only some pages say. build/door-html.ts and the server's doors.ts name these too, so that they come early. */
export const pageWords = {
  companyPage: {
    en: () => together(lightWords.en(), import('../i18n/en/company-page.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/company-page.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/company-page.ts')),
  },
  landing: {
    en: () => together(lightWords.en(), import('../i18n/en/landing.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/landing.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/landing.ts')),
  },
  links: {
    en: () => together(lightWords.en(), import('../i18n/en/links.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/links.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/links.ts')),
  },
  /** A module is shown by the survey's own pages. */
  modulePreview: {
    en: () => together(survey.en(), import('../i18n/en/module-preview.ts')),
    zh: () => together(survey.zh(), import('../i18n/zh/module-preview.ts')),
    ms: () => together(survey.ms(), import('../i18n/ms/module-preview.ts')),
  },
  plans: {
    en: () => together(lightWords.en(), import('../i18n/en/plans.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/plans.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/plans.ts')),
  },
  privacyPolicy: {
    en: () => together(lightWords.en(), import('../i18n/en/privacy-policy.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/privacy-policy.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/privacy-policy.ts')),
  },
  share: {
    en: () => together(lightWords.en(), import('../i18n/en/share.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/share.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/share.ts')),
  },
  starter: {
    en: () => together(lightWords.en(), import('../i18n/en/starter.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/starter.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/starter.ts')),
  },
  survey,
  terms: {
    en: () => together(lightWords.en(), import('../i18n/en/terms.ts')),
    zh: () => together(lightWords.zh(), import('../i18n/zh/terms.ts')),
    ms: () => together(lightWords.ms(), import('../i18n/ms/terms.ts')),
  },
} as const satisfies Record<string, WordLoaders>

export const useT = (): Translate<LightKey> => useTranslate()
