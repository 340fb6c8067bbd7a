import { expect, it } from 'vitest'
import { copiedName } from './copied-name.ts'

it('says in each language that it is a copy, and leaves alone what is not written', () => {
  expect(copiedName({ en: 'Growth', zh: '成长', ms: '' }, 100)).toEqual({
    en: 'Copy of Growth',
    zh: '成长（副本）',
    ms: '',
  })
})

it('never grows beyond what a name may have', () => {
  const long = { en: 'x'.repeat(100), zh: '长'.repeat(100), ms: 'y'.repeat(100) }
  for (const text of Object.values(copiedName(long, 100))) expect(Array.from(text)).toHaveLength(100)
})
