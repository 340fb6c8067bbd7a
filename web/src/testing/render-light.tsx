import '../light/light.css'
import type { Language } from '@catchpitch/contract/languages'
import { StrictMode } from 'react'
import { render } from 'vitest-browser-react/pure'
import { addWords } from '../i18n/translator.ts'
import { pageOf } from '../light/pages.ts'
import { chooseScheme } from '../ui/color-scheme.ts'
import { atEnd, speak } from './render-console.tsx'

/**
 * A page of the light door as its `main.tsx` starts it, with the replies of the test in place of the server. It has no
 * router: the address of the document is its own, and is put back at the end.
 */
export async function renderLight(path: string, { language = 'en' }: { language?: Language } = {}) {
  const before = window.location.href
  window.history.pushState(null, '', path)
  chooseScheme('light')
  await speak(language)
  const { load, words } = pageOf(window.location.pathname)
  const [Page] = await Promise.all([load(), addWords(words)])
  atEnd(() => window.history.replaceState(null, '', before))
  return render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}

/** Where the page leads to by an address of its own, which would take the tests away with it; so it is not followed. */
export function leavingFor(): Promise<string> {
  return new Promise((resolve) => {
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault()
        const { pathname, search } = new URL(event.destination.url)
        resolve(`${pathname}${search}`)
      },
      { once: true },
    )
  })
}
