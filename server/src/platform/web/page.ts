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
  /** Tags for the end of the head, which may hold the nonce's placeholder. */
  head: string
  /** What is told of the page: it can hold what people wrote, and is taken as it is. */
  told: string
}

/** Puts what only this response knows into a door's template. */
export function fillPage(template: string, { head, told, ...filling }: Filling): string {
  const { nonce, language, app_name, title, contact, words } = filling
  const values = new Map([
    ['language', language],
    ['words', words],
    ['app_name', escapeHtml(app_name)],
    ['title', escapeHtml(title)],
    ['contact', escapeHtml(contact)],
    ['nonce', nonce],
  ])
  // In one go, or a company that calls itself {{nonce}} would be given it. Functions as replacements: in a plain string,
  // `$&` in a name would mean something.
  return template
    .replace('</head>', () => `${head}</head>`)
    .replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values.get(name) ?? placeholder)
    .replace('</head>', () => `${told}</head>`)
}
