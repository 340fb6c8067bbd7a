import '../console/console.css'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { Language } from '@catchpitch/contract/languages'
import { notifications } from '@mantine/notifications'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render } from 'vitest-browser-react/pure'
import { config } from 'zod'
import { session } from '../api/session.ts'
import { consoleApp, reportCaught } from '../console/console-app.tsx'
import { returnWhenIdle } from '../console/impersonation/stop-impersonating.ts'
import { leaveOnSessionEnd } from '../console/leave-on-session-end.ts'
import { newQueryClient } from '../console/queries.ts'
import { newRouter } from '../console/router.tsx'
import { consoleWords } from '../console/words.ts'
import { onLanguageShown, showLanguage, startTranslator } from '../i18n/translator.ts'
import { chooseScheme, type Scheme } from '../ui/color-scheme.ts'
import { listPage } from './answers.ts'
import { repliesUnlessSaid } from './replies.ts'

config({ jitless: true })

type Surroundings = {
  /** Who is signed in; nobody by default. */
  as?: CurrentUser
  language?: Language
  scheme?: Scheme
}

const endings: (() => void)[] = []
let translator: Promise<void> | null = null

/** The words of every page that was opened stay loaded: only the language is another for each test. */
export async function speak(language: Language): Promise<void> {
  translator ??= startTranslator(consoleWords)
  await translator
  await showLanguage(language)
}

/**
 * The console as `main.tsx` starts it, at this address and with the replies of the test in place of the server. The
 * address is the router's alone: `router.state.location`.
 */
export async function renderConsole(path: string, { as, language = 'en', scheme = 'light' }: Surroundings = {}) {
  // What the frame round every page asks for: nothing is new, and nothing was ever paid for.
  repliesUnlessSaid({
    'GET /notifications': listPage([]),
    'GET /admin/support-messages': listPage([]),
    'GET /subscriptions/status': {
      active: null,
      usage: null,
      add_ons: [],
      coming: [],
      unpaid: [],
      last: null,
      open_payment: null,
    },
  })
  if (as) {
    session.start({ token: 'token', expires_in: 3600 })
    repliesUnlessSaid({ 'GET /user': as })
  }
  chooseScheme(scheme)
  await speak(language)
  const client = newQueryClient()
  const router = newRouter(client)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    // A link that the focus or the pointer passes on its way would fetch what the test is not about.
    defaultPreload: false,
  })
  returnWhenIdle(router)
  endings.push(
    leaveOnSessionEnd(router),
    onLanguageShown(() => void client.invalidateQueries()),
    () => client.clear(),
  )
  const screen = await render(consoleApp(client, router), {
    createRootOptions: { onCaughtError: reportCaught },
  })
  return { ...screen, router, client }
}

/** To be done when the test is over. */
export function atEnd(end: () => void): void {
  endings.push(end)
}

/** Leaves nothing of a test to the next one. */
export async function takeDown(): Promise<void> {
  notifications.clean()
  await cleanup()
  // Layers over a page stand behind it in the document; kept, theirs would stand before the page of the next test.
  document.querySelector('[data-mantine-shared-portal-node]')?.remove()
  for (const end of endings.splice(0)) end()
}
