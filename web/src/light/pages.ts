import type { ComponentType } from 'react'
import type { WordLoaders } from '../i18n/translator.ts'
import { isPreviewPath } from './module-preview/preview-path.ts'
import { pathOf } from './path-of.ts'
import { isSharePath } from './share/share-path.ts'
import { isSurveyPath } from './survey/survey-path.ts'
import { lightWords, pageWords } from './words.ts'

type Page = { load: () => Promise<ComponentType>; words: WordLoaders }

const terms: Page = {
  load: () => import('./legal/legal-page.tsx').then(({ TermsPage }) => TermsPage),
  words: pageWords.terms,
}

const starter: Page = {
  load: () => import('./starter/starter-page.tsx').then(({ StarterPage }) => StarterPage),
  words: pageWords.starter,
}

const loadSurvey = () => import('./survey/survey-page.tsx').then(({ SurveyPage }) => SurveyPage)

const survey: Page = { load: loadSurvey, words: pageWords.survey }

const modulePreview: Page = {
  load: () => import('./module-preview/module-preview-page.tsx').then(({ ModulePreviewPage }) => ModulePreviewPage),
  words: pageWords.modulePreview,
}

const share: Page = {
  load: () => import('./share/share-page.tsx').then(({ SharePage }) => SharePage),
  words: pageWords.share,
}

const reportLink: Page = {
  load: () => import('./links/link-pages.tsx').then(({ ReportLinkPage }) => ReportLinkPage),
  words: pageWords.links,
}

const missing: Page = {
  load: () => import('./missing-page.tsx').then(({ MissingPage }) => MissingPage),
  words: lightWords,
}

/** Every page of this door by its path. Whoever comes for one page does not load the others. */
const pages: Readonly<Record<string, Page>> = {
  '/': {
    load: () => import('./landing/landing-page.tsx').then(({ LandingPage }) => LandingPage),
    words: pageWords.landing,
  },
  // The link in an invitation leads into the survey without another page in between, so both are one.
  '/temp-login': { load: loadSurvey, words: lightWords },
  '/open/products': {
    load: () => import('./plans/plans-page.tsx').then(({ PlansPage }) => PlansPage),
    words: pageWords.plans,
  },
  '/privacy-policy': {
    load: () => import('./legal/legal-page.tsx').then(({ PrivacyPolicyPage }) => PrivacyPolicyPage),
    words: pageWords.privacyPolicy,
  },
  // One document under the two names that the specification gives it; the server says which of them is the real one.
  '/terms-and-conditions': terms,
  '/terms-of-service': terms,
  '/job-position': starter,
  '/goal-type': starter,
  '/supervision-provided': starter,
  '/organic': reportLink,
  '/dynamic': reportLink,
  '/export': reportLink,
  '/catchers-pitch': {
    load: () => import('./company-page/company-page.tsx').then(({ CompanyPage }) => CompanyPage),
    words: pageWords.companyPage,
  },
}

/** No router library: the light door's pages are entered from outside, and leave by ordinary links. */
export function pageOf(path: string): Page {
  const known = pathOf(path)
  if (isSurveyPath(known)) return survey
  if (isPreviewPath(known)) return modulePreview
  if (isSharePath(known)) return share
  const page = Object.hasOwn(pages, known) ? pages[known] : undefined
  return page ?? missing
}
