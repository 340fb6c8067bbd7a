import type { Language } from '@catchpitch/contract/languages'
import { escapeHtml } from './html-text.ts'

type Filling = {
  nonce: string
  language: Language
  app_name: string
  title: string
  /** Where people write to. */
  contact: string
  /** Whose words the page needs besides those of its door. */
  words: string
  /** Tags for the end of the head. */
  head: string
}

/** Puts what only this response knows into a door's template. */
export function fillPage(template: string, filling: Filling): string {
  const { nonce, language, app_name, title, contact, words, head } = filling
  // Functions as replacements: in a plain string, `$&` in an application's name would mean something.
  return template
    .replace('</head>', () => `${head}</head>`)
    .replaceAll('{{language}}', language)
    .replaceAll('{{words}}', words)
    .replaceAll('{{app_name}}', () => escapeHtml(app_name))
    .replaceAll('{{title}}', () => escapeHtml(title))
    .replaceAll('{{contact}}', () => escapeHtml(contact))
    .replaceAll('{{nonce}}', nonce)
}
