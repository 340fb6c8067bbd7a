import { wordsOf } from './words-of.ts'

/** For a company's pages about its plan and its orders. */
export const billingWords = wordsOf(
  () => import('../i18n/en/billing.ts'),
  () => import('../i18n/zh/billing.ts'),
  () => import('../i18n/ms/billing.ts'),
)

/** For the pages where a company pays, and comes back from paying. */
export const payingWords = wordsOf(
  () => import('../i18n/en/paying.ts'),
  () => import('../i18n/zh/paying.ts'),
  () => import('../i18n/ms/paying.ts'),
)

/** For invoices, and for who stands on them. */
export const invoicesWords = wordsOf(
  () => import('../i18n/en/invoices.ts'),
  () => import('../i18n/zh/invoices.ts'),
  () => import('../i18n/ms/invoices.ts'),
)
