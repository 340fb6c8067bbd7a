import type { Language } from '@catchpitch/contract/languages'

type Filling = {
  nonce: string
  language: Language
  app_name: string
  /** Tags for the end of the head. */
  head: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}

/** Puts what only this response knows into a door's template. */
export function fillPage(template: string, { nonce, language, app_name, head }: Filling): string {
  // Functions as replacements: in a plain string, `$&` in an application's name would mean something.
  return template
    .replace('</head>', () => `${head}</head>`)
    .replaceAll('{{language}}', language)
    .replaceAll('{{app_name}}', () => escapeHtml(app_name))
    .replaceAll('{{nonce}}', nonce)
}
