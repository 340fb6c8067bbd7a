import type { Product } from '@catchpitch/contract/plans/plans.endpoints'
import { describe, expect, it } from 'vitest'
import { words } from '../../i18n/en/plans.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { LightKey } from '../words.ts'
import { additionsInWords, limitsInWords, priceInWords } from './plan-words.ts'

const english: Readonly<Record<string, string>> = words
const t: Translate<LightKey> = (key, params = {}) =>
  (english[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))

const plan: Product = {
  sku: 'x',
  kind: 1,
  title: 'X',
  description: '',
  price_minor: 29_900,
  currency: 'MYR',
  period: 1,
  limits: { surveys: 5, participants: 5000, people: null },
}

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ').replace(/RM ?/, 'RM ')

describe('limitsInWords', () => {
  it('counts surveys and participants by the period, people as they are', () => {
    expect(limitsInWords(t, plan, 'en').map(({ value }) => value)).toEqual([
      '5 a month',
      '5,000 a month',
      'as many as you like',
    ])
    const yearly = { ...plan, period: 2 as const, limits: { surveys: null, participants: 10, people: 3 } }
    expect(limitsInWords(t, yearly, 'en').map(({ value }) => value)).toEqual(['as many as you like', '10 a year', '3'])
  })
})

describe('additionsInWords', () => {
  it('names only what it adds', () => {
    const addOn = { ...plan, period: null, limits: { surveys: 0, participants: 100, people: 0 } }
    expect(additionsInWords(t, addOn, 'en')).toEqual([{ label: 'Participants', value: '100 more' }])
  })
})

describe('priceInWords', () => {
  it.each([
    [plan, 'RM 299', 'a month', undefined],
    [{ ...plan, price_minor: 299_000, period: 2 as const }, 'RM 2,990', 'a year', 'that is RM 249.17 a month'],
    [{ ...plan, period: null }, 'RM 299', 'until your plan ends', undefined],
    [{ ...plan, price_minor: null, period: null }, 'As agreed', undefined, undefined],
  ])('%#', (product, amount, per, share) => {
    const price = priceInWords(t, product, 'en')
    expect([plain(price.amount), price.per ?? undefined, plain(price.share)]).toEqual([amount, per, share])
  })
})
