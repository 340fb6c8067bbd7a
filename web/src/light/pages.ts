import type { ComponentType } from 'react'
import { MissingPage } from './missing-page.tsx'

/** Every page of this door by its path. Whoever comes for one page does not load the others. */
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/': () => import('./landing/landing-page.tsx').then(({ LandingPage }) => LandingPage),
  '/temp-login': () =>
    import('./temporary-login/temporary-login-page.tsx').then(({ TemporaryLoginPage }) => TemporaryLoginPage),
}

/** No router library: the light door's pages are entered from outside, and leave by ordinary links. */
export async function pageOf(path: string): Promise<ComponentType> {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  const load = Object.hasOwn(pages, trimmed) ? pages[trimmed] : undefined
  return load ? load() : MissingPage
}
