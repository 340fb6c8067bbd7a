import { describe, expect, it } from 'vitest'
import { words as enPrivacy } from '../../i18n/en/privacy-policy.ts'
import { words as enTerms } from '../../i18n/en/terms.ts'
import { words as msPrivacy } from '../../i18n/ms/privacy-policy.ts'
import { words as msTerms } from '../../i18n/ms/terms.ts'
import { words as zhPrivacy } from '../../i18n/zh/privacy-policy.ts'
import { words as zhTerms } from '../../i18n/zh/terms.ts'
import { type Block, readDocument } from './read-document.ts'

describe('readDocument', () => {
  it('finds title, opening and sections, stress and links', () => {
    const text =
      '# Title\n\nHello **you** there.\n\n## One\n\n- first\n- see [terms](/terms)\n\nEnd.\n\n## Two\n\nText.\n'
    expect(readDocument(text)).toEqual({
      title: 'Title',
      opening: [{ kind: 'paragraph', spans: [{ text: 'Hello ' }, { text: 'you', strong: true }, { text: ' there.' }] }],
      sections: [
        {
          id: 'section-1',
          title: 'One',
          blocks: [
            { kind: 'list', items: [[{ text: 'first' }], [{ text: 'see ' }, { text: 'terms', href: '/terms' }]] },
            { kind: 'paragraph', spans: [{ text: 'End.' }] },
          ],
        },
        { id: 'section-2', title: 'Two', blocks: [{ kind: 'paragraph', spans: [{ text: 'Text.' }] }] },
      ],
    })
  })
})

const shapeOf = (block: Block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind)

/** What every translation must have alike: sections, their paragraphs and lists, their figures, their links. */
function frameOf(markdown: string) {
  const { opening, sections } = readDocument(markdown)
  return {
    opening: opening.map(shapeOf),
    sections: sections.map(({ blocks }) => blocks.map(shapeOf)),
    links: markdown.match(/\]\([^)]+\)/g),
    placeholders: ['app', 'contact'].map((name) => markdown.includes(`{{${name}}}`)),
    figures: ['2010', '30', '180', '14', '72', '21', '18'].map((figure) => markdown.includes(figure)),
  }
}

describe.each([
  ['the privacy policy', [enPrivacy, zhPrivacy, msPrivacy].map((words) => words['legal.privacyPolicyText'])],
  ['the terms', [enTerms, zhTerms, msTerms].map((words) => words['legal.termsText'])],
])('%s', (_name, [english = '', ...others]) => {
  it('says as much in every language', () => {
    const frame = frameOf(english)
    expect(frame.sections.length).toBeGreaterThan(10)
    for (const text of others) expect(frameOf(text)).toEqual(frame)
  })

  it('leaves no sign of its markup on the page', () => {
    for (const text of [english, ...others]) {
      const { opening, sections } = readDocument(text)
      const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
      const spans = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
      expect(spans.filter((span) => /[*#[\]]|^- /.test(span.text))).toEqual([])
    }
  })
})
