import { addWords } from '../../../../i18n/translator.ts'
import { patiently } from '../../patiently.ts'
import { showingWords } from './showing-words.ts'

async function load() {
  const { LinkDock, ShownStatement, VisualDock } = await import('./showing-docks.tsx')
  await addWords(showingWords)
  return { LinkDock, ShownStatement, VisualDock }
}

let showing: ReturnType<typeof load> | null = null

/** What it takes to answer with pictures and links, and to see them, with its words: only for who may. */
export function fetchShowing(): ReturnType<typeof load> {
  showing ??= patiently(load)
  return showing
}
