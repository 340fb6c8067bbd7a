import './console.css'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { onLanguageShown, startTranslator } from '../i18n/translator.ts'
import { reloadOnNewRelease } from '../reload-on-new-release.ts'
import { consoleApp, reportCaught } from './console-app.tsx'
import { returnWhenIdle } from './impersonation/stop-impersonating.ts'
import { leaveOnSessionEnd } from './leave-on-session-end.ts'
import { newQueryClient } from './queries.ts'
import { newRouter } from './router.tsx'
import { consoleWords } from './words.ts'

// Zod would try whether it may compile its schemas with `eval`, and our content security policy reports the attempt.
// It must be told before the first schema is made: schemas come with the pages, so later than this.
config({ jitless: true })

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
  createRoot(container, { onCaughtError: reportCaught }).render(consoleApp(client, router))
}

void start()
