import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { testDay } from '#testing/test-day'

const test = useApp()

describe('listProducts', () => {
  it('shows a visitor the four kinds of plans, with prices and what they allow', async () => {
    const { status, data } = await test.call('listProducts', { language: 'en' })
    expect(status).toBe(200)
    expect(data).toEqual([
      {
        sku: 'default',
        kind: 1,
        title: 'Default',
        description: expect.stringContaining('now and then'),
        price_minor: 29_900,
        currency: 'MYR',
        period: 1,
        limits: { surveys: 5, participants: 200, people: 5 },
      },
      expect.objectContaining({ sku: 'add-on', kind: 2, price_minor: 9900, period: null }),
      expect.objectContaining({ sku: 'custom', kind: 3, price_minor: null, period: null }),
      expect.objectContaining({ sku: 'annual', kind: 4, price_minor: 299_000, period: 2 }),
    ])
  })

  it.each([
    ['zh', '标准版'],
    ['ms', 'Asas'],
  ] as const)('speaks %s', async (language, title) => {
    expect(await test.call('listProducts', { language })).toMatchObject({ data: [{ title }, {}, {}, {}] })
  })

  it('follows what staff make of the plans: price, order, and nothing archived', async () => {
    await test.db.updateTable('plans').where('sku', '=', 'custom').set({ archived_at: testDay }).execute()
    await test.db
      .updateTable('plans')
      .where('sku', '=', 'annual')
      .set({ position: 0, price_minor: 1, currency: 'SGD' })
      .execute()
    const { data } = await test.call('listProducts')
    expect(data).toMatchObject([
      { sku: 'annual', price_minor: 1, currency: 'SGD' },
      { sku: 'default' },
      { sku: 'add-on' },
    ])
  })
})
