import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOutMail, type MailContent } from './mail-layout.ts'

const content: MailContent = {
  app_name: 'Catchpitch',
  language: 'en',
  title: 'Choose a new password',
  paragraphs: ['Somebody asked for a new password.', 'If it was not you, there is nothing to do.'],
  action: { label: 'Choose password', href: 'https://example.com/reset?id=1&signature=2' },
  signature: 'The team',
  reason: 'You get this mail because you have an account.',
}

const countTags = (html: string) => html.match(/</g)?.length

describe('layOutMail', () => {
  test('says the same in both twins', () => {
    const { html, text } = layOutMail(content)
    for (const words of [content.title, ...content.paragraphs, 'Choose password', content.reason, 'Catchpitch']) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(html).toContain('href="https://example.com/reset?id=1&amp;signature=2"')
    expect(text).toContain('https://example.com/reset?id=1&signature=2')
  })

  test('keeps a placeholder as it is, for the moment of sending', () => {
    const { html, text } = layOutMail({ ...content, action: { label: 'Open', href: '{{link}}' } })
    expect(html).toContain('href="{{link}}"')
    expect(text).toContain('{{link}}')
  })

  test('names its language, and leaves out the button where there is nothing to do', () => {
    const { html } = layOutMail({ ...content, language: 'zh', action: null })
    expect(html).toContain('<html lang="zh">')
    expect(html).not.toContain('<a ')
  })

  test('shows what somebody else wrote line by line, and apart from our own words', () => {
    const { html, text } = layOutMail({ ...content, quote: 'One\n\n<i>Three</i>' })
    expect(html).toContain('One<br><br>&lt;i&gt;Three&lt;/i&gt;</blockquote>')
    expect(text).toContain('> One\n> \n> <i>Three</i>')
  })

  test('lets no text become markup', () => {
    const hostile = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ', '=', '/') })
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, hostile, (app_name, title, paragraph, href, label) => {
        const texts = { app_name, title, paragraphs: [paragraph], action: { label, href }, reason: title }
        const { html } = layOutMail({ ...content, ...texts })
        const plain = layOutMail({ ...content, paragraphs: ['x'] }).html
        expect(countTags(html)).toBe(countTags(plain))
        expect(html.match(/href="[^"]*" style="/g)).toHaveLength(1)
      }),
    )
  })
})
