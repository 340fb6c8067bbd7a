import { addWords } from '../i18n/translator.ts'
import { supportWords } from './support-words.ts'

/** Everything about support that pages do not come with. */
export async function loadWidget() {
  const [{ SupportHelp, SupportWidget }] = await Promise.all([import('./support-widget.tsx'), addWords(supportWords)])
  return { SupportHelp, SupportWidget }
}
