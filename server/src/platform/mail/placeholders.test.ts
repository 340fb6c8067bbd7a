import { fillIn } from '@catchpitch/contract/messages/fill-in'
import { expect, test } from 'vitest'
import { asWritten } from './placeholders.ts'

test('finds no placeholder in what a person wrote, which reads as it did', () => {
  const written = asWritten('{{link}} {{{link}}} {a}')
  expect(fillIn(written, { link: 'https://secret.example' })).toBe(written)
  expect(written.replaceAll('\u2060', '')).toBe('{{link}} {{{link}}} {a}')
})
