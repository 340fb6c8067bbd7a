import sanitizeHtml from 'sanitize-html'

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" }

const decoded = (text: string) => text.replaceAll(/&([a-z]+|#39);/g, (entity, name: string) => named[name] ?? entity)

/** Takes away every mark, and leaves the characters as they are written in HTML. */
const unmarked = (html: string) => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })

/**
 * A clean rich text as a mail without marks shows it: paragraphs with an empty line between them, entries of lists on
 * lines of their own, and after the words of a link where it leads.
 */
export function richTextLines(html: string): string {
  const laid_out = html
    // The editor puts a paragraph into every entry of a list; it must not bring its empty line along.
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>')
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) =>
      unmarked(words).trim() === href ? href : `${words} (${href})`,
    )
    .replaceAll(/<ol>(.*?)<\/ol>/gs, (_, entries: string) => {
      let count = 0
      return `${entries.replaceAll('<li>', () => `<li>${(count += 1)}. `).replaceAll('<li>', '\n')}\n\n`
    })
    .replaceAll('<li>', '\n- ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h2|h3|ul)>/g, '\n\n')
  return decoded(unmarked(laid_out))
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
