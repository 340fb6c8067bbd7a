import './console.css'
import { limits } from '@catchpitch/contract/limits'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { onLanguageShown, startTranslator } from '../i18n/translator.ts'
import { reloadOnNewRelease } from '../reload-on-new-release.ts'
import { KitProvider } from '../ui/kit/kit-provider.tsx'
import { Connection } from './connection.tsx'
import { returnWhenIdle } from './impersonation/stop-impersonating.ts'
import { leaveOnSessionEnd } from './leave-on-session-end.ts'
import { newQueryClient } from './queries.ts'
import { newRouter } from './router.tsx'
import { consoleWords } from './words.ts'

// Zod would try whether it may compile its schemas with `eval`, and our content security policy reports the attempt.
// It must be told before the first schema is made: schemas come with the pages, so later than this.
config({ jitless: true })

/**
 * What a boundary has caught is told like what nothing has caught. But for a session that ended while its page was being
 * drawn: that page is left already, and nothing is wrong with it.
 */
function report(error: unknown): void {
  const isEnd = error instanceof ApiError && (error.status === 401 || error.status === 408)
  if (!isEnd) reportError(error)
}

// A function, because a page's chunk imports from this one: with an await at the top they would wait for each other.
async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  const client = newQueryClient()
  const router = newRouter(client)
  reloadOnNewRelease()
  leaveOnSessionEnd(router)
  returnWhenIdle(router)
  await startTranslator(consoleWords)
  // Names come in the language of the page: what was read in another is read again.
  onLanguageShown(() => void client.invalidateQueries())
  createRoot(container, { onCaughtError: report }).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <KitProvider toastMs={limits.toast_ms}>
          <RouterProvider router={router} />
          <Connection />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

void start()
