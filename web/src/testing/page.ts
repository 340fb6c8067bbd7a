import { page } from 'vitest/browser'

/** What tests and the specification call the page that is shown. The one before it is hidden while the next is on its way. */
export const pageShown = () =>
  [...document.querySelectorAll<HTMLElement>('main[data-page]')].find((main) => main.checkVisibility())?.dataset.page

/** Toasts are alerts, and stay for a moment only. */
export const toast = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
