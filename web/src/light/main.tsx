import './light.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTranslator } from '../i18n/translator.ts'
import { pageOf } from './pages.ts'

// A function, because a page's chunk imports from this one: with an await at the top they would wait for each other.
async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root.')
  const { load, words } = pageOf(window.location.pathname)
  const [Page] = await Promise.all([load(), startTranslator(words)])
  createRoot(container).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}

void start()
