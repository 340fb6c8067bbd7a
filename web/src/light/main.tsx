import './light.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTranslator } from '../i18n/translator.ts'
import { reloadOnNewRelease } from '../reload-on-new-release.ts'
import { pageOf } from './pages.ts'
// oxlint-disable-next-line import/no-unassigned-import -- comes with the door: most of its pages would each ask for one more file.
import './public-page.tsx'

// A function, because a page's chunk imports from this one: with an await at the top they would wait for each other.
async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  // What somebody has written in a survey is on their device, and there again.
  reloadOnNewRelease()
  const { load, words } = pageOf(window.location.pathname)
  const [Page] = await Promise.all([load(), startTranslator(words)])
  createRoot(container).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}

void start()
