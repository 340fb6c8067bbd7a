import { expect, it } from 'vitest'
import { formatAmount, formatCount, formatMoney } from './money.ts'

/** The space between symbol and number is one that never breaks; which one differs between releases of the language data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  [29_900, 'MYR', 'en', 'RM 299'],
  [299_000, 'MYR', 'ms', 'RM 2,990'],
  [24_917, 'MYR', 'en', 'RM 249.17'],
  [299_000, 'MYR', 'zh', 'RM 2,990'],
  [500, 'JPY', 'en', '¥ 500'],
  [0, 'SGD', 'nowhere', '$ 0'],
])('%i of %s in %s is %s', (minor, currency, language, text) => {
  expect(plain(formatMoney(minor, currency, language)).replace(/^(\D+?) ?(\d)/, '$1 $2')).toBe(text)
})

it('shows the cents of an amount even where there are none, so that amounts stand below each other', () => {
  expect(plain(formatAmount(299_000, 'MYR', 'en'))).toMatch(/^RM ?2,990\.00$/)
  expect(plain(formatAmount(500, 'JPY', 'en'))).toMatch(/^¥ ?500$/)
})

it('groups a count', () => {
  expect(formatCount(5000, 'en')).toBe('5,000')
})
