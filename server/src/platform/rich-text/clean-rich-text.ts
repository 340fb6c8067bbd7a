import sanitizeHtml from 'sanitize-html'

const schemes = ['https:', 'http:', 'mailto:']
const placeholder = /^\{\{\w+\}\}$/

/** Where a link may lead: to a page, to a mailbox, or to what a placeholder will be filled in with. */
function safeAddress(written: string | undefined): string | null {
  const href = written?.trim() ?? ''
  if (placeholder.test(href)) return href
  try {
    const url = new URL(href)
    return schemes.includes(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

/** Everything that our editor can write. Nothing else is kept: no image that tells who reads, no style, no frame. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  // Some tags stand for a whole document of their own, whose text is nothing to read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'xmp',
  ],
  // Deep enough for a list in a list in a list; thousands of levels would cost whoever reads them seconds.
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (_name, { href }) => {
      const address = safeAddress(href)
      const attribs = address === null ? {} : { href: address, target: '_blank', rel: 'noopener noreferrer' }
      return { tagName: 'a', attribs }
    },
  },
  // Of a link that leads nowhere only its text stays. Renaming it to a tag that is not kept would do the same, but makes
  // the library close the next tag by the wrong name.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
}

/** Far more than it takes: what one round leaves, the next reads as a browser would. */
const most_rounds = 5

/**
 * A rich text with nothing in it but what our editor can write. What is clean already comes out as it went in. It is
 * cleaned until nothing changes: where a broken mark falls away, entries of a list can be left inside each other, which
 * a browser would take apart.
 */
export function cleanRichText(html: string): string {
  let clean = html
  for (let round = 0; round < most_rounds; round += 1) {
    const next = sanitizeHtml(clean, rules).trim()
    if (next === clean) break
    clean = next
  }
  return clean
}
