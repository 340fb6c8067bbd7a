/** A stretch of text; `href` makes it a link, `strong` stresses it. */
export type Span = { text: string; strong?: true; href?: string }

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

type Section = { id: string; title: string; blocks: Block[] }

type LegalDocument = { title: string; opening: Block[]; sections: Section[] }

const inline = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g

function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(inline)) {
    const { strong, label = '', href = '' } = match.groups ?? {}
    spans.push({ text: line.slice(end, match.index) }, strong ? { text: strong, strong: true } : { text: label, href })
    end = match.index + match[0].length
  }
  spans.push({ text: line.slice(end) })
  return spans.filter(({ text }) => text !== '')
}

/** Paragraphs are parted by empty lines; a list is lines with a dash. */
function blocksOf(text: string): Block[] {
  const parts = text.trim().split(/\n{2,}/)
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('- ')
        ? { kind: 'list', items: part.split('\n').map((line) => spansOf(line.slice(2))) }
        : { kind: 'paragraph', spans: spansOf(part) },
    )
}

/**
 * Takes a document of `i18n/*.md` apart: a title, an opening, sections with headings. It knows as much of Markdown as
 * these documents use. Sections are numbered, so that a link to one leads to the same place in every language.
 */
export function readDocument(markdown: string): LegalDocument {
  const [head = '', ...rest] = markdown.split(/^## /m)
  const [title = '', ...opening] = head.replace(/^# /, '').split('\n')
  return {
    title: title.trim(),
    opening: blocksOf(opening.join('\n')),
    sections: rest.map((section, index) => {
      const [heading = '', ...body] = section.split('\n')
      return { id: `section-${index + 1}`, title: heading.trim(), blocks: blocksOf(body.join('\n')) }
    }),
  }
}
