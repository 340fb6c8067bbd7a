import { wordsOf } from './words-of.ts'

/** For the pages about the slides of pitches, staff's and companies'. */
export const slidesWords = wordsOf(
  () => import('../i18n/en/slides.ts'),
  () => import('../i18n/zh/slides.ts'),
  () => import('../i18n/ms/slides.ts'),
)

/** For the pages of a company's own pitch. */
export const pitchWords = wordsOf(
  () => import('../i18n/en/pitch.ts'),
  () => import('../i18n/zh/pitch.ts'),
  () => import('../i18n/ms/pitch.ts'),
)

/** For how the hiring of a company goes. */
export const businessIntelligenceWords = wordsOf(
  () => import('../i18n/en/business-intelligence.ts'),
  () => import('../i18n/zh/business-intelligence.ts'),
  () => import('../i18n/ms/business-intelligence.ts'),
)

/** For what anybody may see of a company. */
export const pageSettingsWords = wordsOf(
  () => import('../i18n/en/page-settings.ts'),
  () => import('../i18n/zh/page-settings.ts'),
  () => import('../i18n/ms/page-settings.ts'),
)
