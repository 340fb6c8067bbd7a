import { expect, it } from 'vitest'
import { formatCount, formatMoney } from './money.ts'

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

it('groups a count', () => {
  expect(formatCount(5000, 'en')).toBe('5,000')
})
