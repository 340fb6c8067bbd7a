import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it.each([
  ['Hello {{name}}', { name: '李伟' }, 'Hello 李伟'],
  ['{{a}} and {{b}} and {{a}}', { a: 1, b: 2 }, '1 and 2 and 1'],
  // What was put in is not looked through again, or people could write placeholders.
  ['{{text}}', { text: '{{link}}', link: 'secret' }, '{{link}}'],
  ['{{unknown}} stays', { name: 'x' }, '{{unknown}} stays'],
  ['{{constructor}} is nobody’s', {}, '{{constructor}} is nobody’s'],
  ['$& and $1 mean nothing: {{name}}', { name: '$&' }, '$& and $1 mean nothing: $&'],
])('%j', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled)
})
