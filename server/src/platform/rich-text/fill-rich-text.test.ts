import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillRichText } from './fill-rich-text.ts'

describe('fillRichText', () => {
  it.each([
    ['<p>{{company}}</p>', { company: 'Kopi & Co' }, '<p>Kopi &amp; Co</p>'],
    ['<p>{{company}}</p>', { company: '<script>alert(1)</script>' }, '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    // What was filled in is not looked through again.
    ['<p>{{company}}</p>', { company: '{{link}}', link: 'https://secret.example' }, '<p>{{link}}</p>'],
    [
      '<p><a href="{{link}}">Go</a></p>',
      { link: 'https://a.example/x?a=1&b=2' },
      '<p><a href="https://a.example/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Go</a></p>',
    ],
    ['<p><a href="{{link}}">Go</a></p>', { link: 'javascript:alert(1)' }, '<p>Go</p>'],
    [
      '<p><a href="{{link}}">Go</a></p>',
      { link: 'https://a.example/" onclick="alert(1)' },
      '<p><a href="https://a.example/%22%20onclick=%22alert(1)" target="_blank" rel="noopener noreferrer">Go</a></p>',
    ],
    ['<p>{{other}} stays</p>', { company: 'x' }, '<p>{{other}} stays</p>'],
    ['<p>{% if staff %}{{ company | raw }}</p>', { company: 'x' }, '<p>{% if staff %}{{ company | raw }}</p>'],
  ])('%s with %j', (html, values, filled) => {
    expect(fillRichText(html, values)).toBe(filled)
  })

  it('shows a value as it was typed, whatever it holds', () => {
    const shown = (html: string) =>
      html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const unit = fc.constantFrom('<', '>', '"', '&', "'", '{', '}', '/', 'p', 'lt;', '#60;', '李')
    fc.assert(
      fc.property(fc.string({ unit }), (value) => {
        expect(shown(fillRichText('<p>[{{name}}]</p>', { name: value }).slice('<p>'.length, -'</p>'.length))).toBe(
          `[${value}]`,
        )
      }),
    )
  })
})
