import { expect, test } from 'vitest'
import { fillIn } from './placeholders.ts'

test('puts values where their names stand, as often as they stand there', () => {
  expect(fillIn('{{name}}, {{name}}: {{hours}} hours', { name: 'Mei', hours: 72 })).toBe('Mei, Mei: 72 hours')
})

test('leaves what it is given no value for, for whoever fills in the rest', () => {
  expect(fillIn('{{name}} {{link}} {{constructor}}', { name: 'Mei' })).toBe('Mei {{link}} {{constructor}}')
})

test('takes a value as it is: one that looks like a placeholder or a pattern is neither', () => {
  expect(fillIn('{{name}}', { name: '{{hours}} $& $1', hours: 72 })).toBe('{{hours}} $& $1')
})
