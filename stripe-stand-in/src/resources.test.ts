import { describe, expect, it } from 'vitest'
import { cards, openShop, orderPlan, subscribe } from './testing/shop.ts'
import { seconds, testDay, useStandIn } from './testing/stand-in.ts'
import { typeCard } from './type-card.ts'

const test = useStandIn()

describe('products and prices', () => {
  it('keeps a product under the id that it was given, once', async () => {
    const { stripe } = test
    await stripe.products.create({ id: 'growth', name: 'Growth', metadata: { sku: 'growth', old: '1' } })
    await expect(stripe.products.create({ id: 'growth', name: 'Other' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    })
    await stripe.products.update('growth', { name: 'Growth plus', active: false, metadata: { old: '', new: '2' } })
    expect(await stripe.products.retrieve('growth')).toMatchObject({
      name: 'Growth plus',
      active: false,
      metadata: { sku: 'growth', new: '2' },
      livemode: false,
      created: seconds(testDay),
    })
  })

  it('lists prices by product, by what is active and by lookup key', async () => {
    const { stripe } = test
    const product = await stripe.products.create({ name: 'Growth' })
    const make = (unit_amount: number, lookup_key: string) =>
      stripe.prices.create({
        product: product.id,
        unit_amount,
        currency: 'MYR',
        recurring: { interval: 'month', interval_count: 3 },
        lookup_key,
      })
    const old = await make(29_900, 'growth')
    await expect(make(1, 'growth')).rejects.toMatchObject({ param: 'lookup_key' })
    await stripe.prices.update(old.id, { active: false })
    const next = await make(39_900, 'growth')
    expect(next).toMatchObject({
      currency: 'myr',
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 3 },
    })
    const ids = async (params: Parameters<typeof stripe.prices.list>[0]) =>
      (await stripe.prices.list(params)).data.map(({ id }) => id)
    expect(await ids({ product: product.id })).toEqual([next.id, old.id])
    expect(await ids({ active: true })).toEqual([next.id])
    expect(await ids({ lookup_keys: ['growth'], active: true })).toEqual([next.id])
    expect(await ids({ lookup_keys: ['other'] })).toEqual([])
  })

  it('refuses a price of a product that is not there', async () => {
    const { stripe } = test
    await expect(stripe.prices.create({ product: 'gone', unit_amount: 1, currency: 'myr' })).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })
})

describe('tax rates', () => {
  it('makes, finds, ends and lists them', async () => {
    const { stripe } = test
    const rate = await stripe.taxRates.create({
      display_name: 'SST',
      percentage: 8.25,
      inclusive: false,
      country: 'MY',
    })
    expect(await stripe.taxRates.retrieve(rate.id)).toMatchObject({ percentage: 8.25, active: true, country: 'MY' })
    await stripe.taxRates.update(rate.id, { active: false })
    expect((await stripe.taxRates.list({ active: true })).data).toEqual([])
  })
})

describe('customers', () => {
  it('keeps what was said, changes what is named, and clears what is empty', async () => {
    const { stripe } = test
    const { id } = await stripe.customers.create({
      name: 'Kedai Maju',
      email: 'owner@kedai.example',
      address: { line1: 'Jalan 1', country: 'MY' },
      preferred_locales: ['ms'],
      metadata: { group_id: '7' },
    })
    await stripe.customers.update(id, { phone: '+60312345678', name: '', tax_exempt: 'exempt' })
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      name: null,
      email: 'owner@kedai.example',
      phone: '+60312345678',
      address: { line1: 'Jalan 1', line2: null, country: 'MY' },
      preferred_locales: ['ms'],
      metadata: { group_id: '7' },
      tax_exempt: 'exempt',
      balance: 0,
    })
    expect((await stripe.customers.list({ email: 'owner@kedai.example' })).data).toHaveLength(1)
    expect((await stripe.customers.list({ email: 'other@kedai.example' })).data).toEqual([])
  })

  it('has the cards that were paid with, and pays with no card of another', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const subscription = await subscribe(stripe, shop)
    const { data } = await stripe.customers.listPaymentMethods(shop.customer.id, { type: 'card' })
    expect(data).toMatchObject([{ id: subscription.default_payment_method, card: { last4: '4242', exp_year: 2040 } }])
    const [card] = data
    if (!card) throw new Error('No card was kept.')
    expect((await stripe.paymentMethods.list({ customer: shop.customer.id, type: 'card' })).data).toEqual(data)
    expect(await stripe.paymentMethods.retrieve(card.id)).toEqual(expect.objectContaining({ id: card.id }))
    const other = await stripe.customers.create({})
    const choose = { invoice_settings: { default_payment_method: card.id } }
    await expect(stripe.customers.update(other.id, choose)).rejects.toMatchObject({ statusCode: 400 })
    await stripe.customers.update(shop.customer.id, choose)
    expect(
      await stripe.customers.retrieve(shop.customer.id, { expand: ['invoice_settings.default_payment_method'] }),
    ).toMatchObject({ invoice_settings: { default_payment_method: { id: card.id, card: { brand: 'visa' } } } })
  })
})

describe('lists', () => {
  it('comes in pages, the newest first, and goes through all of them by itself', async () => {
    const { stripe } = test
    const made = []
    for (let count = 0; count < 5; count += 1) made.push((await stripe.customers.create({})).id)
    const first = await stripe.customers.list({ limit: 2 })
    expect(first).toMatchObject({ object: 'list', url: '/v1/customers', has_more: true })
    expect(first.data.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 2))
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(made.toReversed())
    await expect(stripe.customers.list({ starting_after: 'cus_gone' })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('events, payment intents and the lists of sessions', () => {
  it('finds what has happened by its id and by its type', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const session = await orderPlan(stripe, shop)
    await typeCard(session.url ?? '', cards.pays)
    const { data } = await stripe.events.list({ type: 'checkout.session.completed' })
    expect(data).toMatchObject([
      { data: { object: { id: session.id, status: 'complete' } }, created: seconds(testDay) },
    ])
    expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ type: 'checkout.session.completed' })
    const [payment] = (await stripe.events.list({ types: ['payment_intent.succeeded'] })).data
    const intent = payment?.data.object
    if (intent?.object !== 'payment_intent') throw new Error('Nothing was paid.')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', amount: 32_292 })
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
    if (typeof subscription !== 'string') throw new Error('The order was not paid.')
    expect((await stripe.checkout.sessions.list({ subscription })).data).toMatchObject([{ id: session.id }])
    expect((await stripe.checkout.sessions.list({ customer: shop.customer.id, status: 'open' })).data).toEqual([])
    expect((await stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1)
  })
})
