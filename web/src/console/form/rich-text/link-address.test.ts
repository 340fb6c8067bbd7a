import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['HTTP://example.com', 'HTTP://example.com'],
  [' example.com ', 'https://example.com'],
  ['www.example.com/path#x', 'https://www.example.com/path#x'],
  ['例子.中国', 'https://例子.中国'],
  ['mei@example.com', 'mailto:mei@example.com'],
  ['mailto:mei@example.com', 'mailto:mei@example.com'],
  ['{{link}}', '{{link}}'],
  ['', null],
  ['example', null],
  ['/admin/users', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['javascript:alert.example', null],
  ['data:text/html,a.b', null],
  ['two words.example', null],
  ['{{link}}/more', null],
])('%j becomes %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
