import { addWords } from '../../../../i18n/translator.ts'
import { patiently } from '../../patiently.ts'
import { sayingWords } from './saying-words.ts'

async function load() {
  const { SayingDock } = await import('./saying-dock.tsx')
  await addWords(sayingWords)
  return SayingDock
}

let saying: ReturnType<typeof load> | null = null

/** What it takes to speak instead of typing, with its words: only for who may. */
export function fetchSaying(): ReturnType<typeof load> {
  saying ??= patiently(load)
  return saying
}
