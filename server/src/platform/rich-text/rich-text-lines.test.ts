import { expect, test } from 'vitest'
import { richTextLines } from './rich-text-lines.ts'

test.each([
  ['<p>Hello {{name}},</p><p>Come <strong>in</strong>.</p>', 'Hello {{name}},\n\nCome in.'],
  ['<p>Kind regards,<br>{{company}}</p>', 'Kind regards,\n{{company}}'],
  [
    '<h2>What to bring</h2><ul><li>Tea</li><li>Time</li></ul><p>See you</p>',
    'What to bring\n\n- Tea\n- Time\n\nSee you',
  ],
  [
    '<ul><li><p>Tea</p></li><li><p>Time</p></li></ul><ol><li><p>Read</p></li><li><p>Write</p></li></ol><p>Bye</p>',
    '- Tea\n- Time\n\n1. Read\n2. Write\n\nBye',
  ],
  ['<ol><li>Read</li><li>Write</li></ol>', '1. Read\n2. Write'],
  [
    '<p>See <a href="https://kopi.example/jobs" target="_blank">our page</a>.</p>',
    'See our page (https://kopi.example/jobs).',
  ],
  ['<p><a href="https://kopi.example/">https://kopi.example/</a></p>', 'https://kopi.example/'],
  ['<p>Fish &amp; chips &lt; 5 &quot;ringgit&quot;</p>', 'Fish & chips < 5 "ringgit"'],
  ['', ''],
])('%s', (html, lines) => {
  expect(richTextLines(html)).toBe(lines)
})
