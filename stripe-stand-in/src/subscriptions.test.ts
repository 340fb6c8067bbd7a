import fc from 'fast-check'
import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { cards, openShop, type Shop, subscribe } from './testing/shop.ts'
import { seconds, useStandIn } from './testing/stand-in.ts'
import { typeCard } from './type-card.ts'

const test = useStandIn()

const itemOf = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data
  if (!item) throw new Error('The subscription is empty.')
  return item
}

const eventTypes = (after = 0) =>
  test.standIn.control
    .events()
    .slice(after)
    .map(({ type }) => type)

async function start(card = cards.pays): Promise<{ shop: Shop; subscription: Stripe.Subscription }> {
  const shop = await openShop(test.stripe)
  return { shop, subscription: await subscribe(test.stripe, shop, card) }
}

const invoicesOf = async (subscription: string) => (await test.stripe.invoices.list({ subscription })).data

/** Noon of the 16th of April is the end of the first month. */
const half = '2027-03-31T24:00:00Z'

describe('renewals', () => {
  it('charges each month on the same day, and says so', async () => {
    const { standIn, stripe } = test
    const { subscription } = await start()
    const before = standIn.control.events().length
    standIn.control.moveClock(new Date('2027-04-16T12:00:00Z'))
    expect(eventTypes(before)).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.updated',
      'payment_intent.succeeded',
      'invoice.paid',
    ])
    standIn.control.moveClock(new Date('2027-06-20T00:00:00Z'))
    const invoices = await invoicesOf(subscription.id)
    expect(
      invoices.map(({ created, billing_reason, status, total }) => ({ created, billing_reason, status, total })),
    ).toEqual([
      { created: seconds('2027-06-16T12:00:00Z'), billing_reason: 'subscription_cycle', status: 'paid', total: 32_292 },
      { created: seconds('2027-05-16T12:00:00Z'), billing_reason: 'subscription_cycle', status: 'paid', total: 32_292 },
      { created: seconds('2027-04-16T12:00:00Z'), billing_reason: 'subscription_cycle', status: 'paid', total: 32_292 },
      {
        created: seconds('2027-03-16T12:00:00Z'),
        billing_reason: 'subscription_create',
        status: 'paid',
        total: 32_292,
      },
    ])
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(4)
    expect(itemOf(await stripe.subscriptions.retrieve(subscription.id)).current_period_end).toBe(
      seconds('2027-07-16T12:00:00Z'),
    )
  })

  it('tries a card that fails after 3, 5 and 7 days, and then leaves the subscription unpaid', async () => {
    const { standIn, stripe } = test
    const { subscription } = await start(cards.fails_later)
    const states = []
    for (const day of ['16', '19', '21', '23']) {
      standIn.control.moveClock(new Date(`2027-04-${day}T12:00:00Z`))
      const [invoice] = await invoicesOf(subscription.id)
      const { status } = await stripe.subscriptions.retrieve(subscription.id)
      states.push([status, invoice?.status, invoice?.attempt_count, invoice?.next_payment_attempt])
    }
    expect(states).toEqual([
      ['past_due', 'open', 1, seconds('2027-04-19T12:00:00Z')],
      ['past_due', 'open', 2, seconds('2027-04-21T12:00:00Z')],
      ['past_due', 'open', 3, seconds('2027-04-23T12:00:00Z')],
      ['unpaid', 'open', 4, null],
    ])
    expect(eventTypes().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    standIn.control.moveClock(new Date('2027-05-20T00:00:00Z'))
    expect((await invoicesOf(subscription.id)).map(({ status }) => status)).toEqual(['draft', 'open', 'paid'])
  })

  it('goes on once what is open is paid with another card', async () => {
    const { standIn, stripe } = test
    const { shop, subscription } = await start(cards.fails_later)
    standIn.control.moveClock(new Date('2027-04-17T00:00:00Z'))
    const [open] = await invoicesOf(subscription.id)
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      statusCode: 402,
    })
    // An attempt by hand moves no retry.
    expect((await stripe.invoices.retrieve(open?.id ?? '')).attempt_count).toBe(1)
    const { default_payment_method: card } = await subscribe(stripe, shop, cards.pays)
    if (typeof card !== 'string') throw new Error('No card was kept.')
    const paid = await stripe.invoices.pay(open?.id ?? '', { payment_method: card })
    expect(paid).toMatchObject({ status: 'paid', amount_remaining: 0, next_payment_attempt: null })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({ code: 'invoice_already_paid' })
  })
})

describe('the end', () => {
  it('comes with the period if it was cancelled, unless it is kept after all', async () => {
    const { standIn, stripe } = test
    const { subscription } = await start()
    const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: seconds('2027-04-16T12:00:00Z') })
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    })
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    standIn.control.moveClock(new Date('2027-04-16T12:00:00Z'))
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2027-04-16T12:00:00Z'),
    })
    expect(await invoicesOf(subscription.id)).toHaveLength(1)
    expect(eventTypes().at(-1)).toBe('customer.subscription.deleted')
  })

  it('comes at once if it is told so, and then nothing can be changed', async () => {
    const { stripe } = test
    const { shop, subscription } = await start()
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled')
    expect((await stripe.subscriptions.list({ customer: shop.customer.id })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer: shop.customer.id, status: 'all' })).data).toHaveLength(1)
    await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(
      'canceled',
    )
  })
})

describe('changes of plan', () => {
  it('invoices the difference for the rest of the period, as the preview said', async () => {
    const { standIn, stripe } = test
    const { shop, subscription } = await start()
    standIn.control.moveClock(new Date(half))
    const items = [{ id: itemOf(subscription).id, price: shop.pro.id }]
    const proration_date = seconds(half)
    const preview = await stripe.invoices.createPreview({
      customer: shop.customer.id,
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    })
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-14_950, 29_950])
    expect(preview).toMatchObject({ subtotal: 15_000, total: 16_200, amount_due: 16_200 })
    expect(await invoicesOf(subscription.id)).toHaveLength(1)

    standIn.control.moveClock(new Date('2027-04-01T00:05:00Z'))
    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date,
      expand: ['latest_invoice'],
    })
    expect(changed).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: shop.pro.id }, current_period_end: itemOf(subscription).current_period_end }] },
      latest_invoice: { status: 'paid', billing_reason: 'subscription_update', total: 16_200 },
    })
    expect(changed.latest_invoice).toMatchObject({
      lines: {
        data: [
          { parent: { subscription_item_details: { proration: true, subscription: subscription.id } } },
          { parent: { subscription_item_details: { proration: true } }, period: { start: proration_date } },
        ],
      },
    })
  })

  it('keeps what a smaller plan gives back for the next invoice', async () => {
    const { standIn, stripe } = test
    const { shop, subscription } = await start()
    standIn.control.moveClock(new Date(half))
    const [item] = subscription.items.data
    const to = (price: string) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item?.id ?? '', price }],
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice', 'customer'],
      })
    await to(shop.pro.id)
    expect(await to(shop.monthly.id)).toMatchObject({
      customer: { balance: -16_200 },
      latest_invoice: { total: -16_200, amount_due: 0, status: 'paid', ending_balance: -16_200 },
    })
    // What is bought once is paid in full, and leaves the credit as it is.
    const single = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: shop.customer.id,
      line_items: [{ price: shop.single.id, quantity: 1 }],
      invoice_creation: { enabled: true },
      success_url: 'https://shop.example/paid',
    })
    expect((await typeCard(single.url ?? '', cards.pays)).status).toBe(303)
    standIn.control.moveClock(new Date('2027-04-16T12:00:00Z'))
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({
      total: 32_292,
      starting_balance: -16_200,
      ending_balance: 0,
      amount_due: 16_092,
      amount_paid: 16_092,
    })
  })

  it('puts the difference on the next invoice if it is not wanted at once', async () => {
    const { standIn, stripe } = test
    const { shop, subscription } = await start()
    standIn.control.moveClock(new Date(half))
    const items = [{ id: itemOf(subscription).id, price: shop.pro.id }]
    await stripe.subscriptions.update(subscription.id, { items })
    expect(await invoicesOf(subscription.id)).toHaveLength(1)
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id })
    standIn.control.moveClock(new Date('2027-04-16T12:00:00Z'))
    const [renewal] = await invoicesOf(subscription.id)
    expect(renewal?.lines.data.map(({ amount }) => amount)).toEqual([-14_950, 29_950, 59_900])
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-14_950, 29_950, 59_900])
    expect(renewal?.total).toBe(preview.total)
    // Once, and not again with each month that follows.
    standIn.control.moveClock(new Date('2027-05-16T12:00:00Z'))
    expect((await invoicesOf(subscription.id))[0]?.lines.data.map(({ amount }) => amount)).toEqual([59_900])
  })

  it('begins a period of its own for another rhythm', async () => {
    const { standIn, stripe } = test
    const { shop, subscription } = await start()
    standIn.control.moveClock(new Date(half))
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.yearly.id }],
      proration_behavior: 'create_prorations',
      expand: ['latest_invoice'],
    })
    expect(changed).toMatchObject({
      billing_cycle_anchor: seconds(half),
      items: { data: [{ current_period_start: seconds(half), current_period_end: seconds('2028-04-01T00:00:00Z') }] },
      latest_invoice: { status: 'paid', subtotal: 299_000 - 14_950 },
    })
  })

  it('leaves everything as it was if the card is declined and that was asked for', async () => {
    const { stripe, standIn } = test
    const { shop, subscription } = await start(cards.fails_later)
    const events = standIn.control.events().length
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: shop.pro.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, decline_code: 'generic_decline' })
    // As it is written down: the client makes objects of decimal numbers.
    const after = await stripe.subscriptions.retrieve(subscription.id)
    expect(JSON.parse(JSON.stringify(after))).toEqual(JSON.parse(JSON.stringify(subscription)))
    expect(await invoicesOf(subscription.id)).toHaveLength(1)
    expect(standIn.control.events()).toHaveLength(events)
  })

  it('is past due with an open invoice otherwise', async () => {
    const { stripe } = test
    const { shop, subscription } = await start(cards.fails_later)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.pro.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'allow_incomplete',
      expand: ['latest_invoice'],
    })
    expect(changed).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  })

  it('charges a trial at once when it is ended', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const trial = await subscribe(stripe, shop, cards.pays, {
      subscription_data: { trial_end: seconds('2027-05-01T00:00:00Z') },
    })
    await stripe.subscriptions.update(trial.id, {
      items: [{ id: itemOf(trial).id, price: shop.pro.id }],
      proration_behavior: 'always_invoice',
    })
    expect(await invoicesOf(trial.id)).toHaveLength(1)
    const ended = await stripe.subscriptions.update(trial.id, { trial_end: 'now', expand: ['latest_invoice'] })
    expect(ended).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_end: seconds('2027-04-16T12:00:00Z') }] },
      latest_invoice: { total: 59_900, status: 'paid' },
    })
  })

  it('refuses a moment outside of the period, and a price that cannot be subscribed to', async () => {
    const { stripe } = test
    const { shop, subscription } = await start()
    const { id } = itemOf(subscription)
    const change = (price: string, proration_date?: number) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id, price }],
        ...(proration_date && { proration_date }),
      })
    await expect(change(shop.pro.id, seconds('2027-05-01T00:00:00Z'))).rejects.toThrow(
      'outside of current billing period',
    )
    await expect(change(shop.single.id)).rejects.toThrow('type=recurring')
    await stripe.prices.update(shop.pro.id, { active: false })
    await expect(change(shop.pro.id)).rejects.toThrow('inactive')
  })

  it('comes out even, whatever the prices, the tax and the moment', async () => {
    const { stripe } = test
    const { shop, subscription } = await start()
    const { id, current_period_start: begin, current_period_end: end } = itemOf(subscription)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.integer({ min: begin, max: end }),
        async (unit_amount, proration_date) => {
          const price = await stripe.prices.create({
            product: 'growth',
            unit_amount,
            currency: 'myr',
            recurring: { interval: 'month' },
          })
          const preview = await stripe.invoices.createPreview({
            subscription: subscription.id,
            subscription_details: {
              items: [{ id, price: price.id }],
              proration_behavior: 'always_invoice',
              proration_date,
            },
          })
          const lines = preview.lines.data.map(({ amount }) => amount)
          const [unused = 0, remaining = 0] = lines
          const left = (end - proration_date) / (end - begin)
          expect(Math.abs(-unused - 29_900 * left)).toBeLessThanOrEqual(0.5)
          expect(Math.abs(remaining - unit_amount * left)).toBeLessThanOrEqual(0.5)
          expect(preview.subtotal).toBe(unused + remaining)
          const taxes = preview.lines.data.flatMap((line) => line.taxes ?? []).map(({ amount }) => amount)
          const tax = taxes.reduce((sum, amount) => sum + amount, 0)
          expect(preview.total).toBe(preview.subtotal + tax)
          expect(preview.total_taxes?.map(({ amount }) => amount)).toEqual([tax])
          expect(preview.amount_due).toBe(Math.max(0, preview.total))
        },
      ),
      { numRuns: 50 },
    )
    expect(shop.tax.percentage).toBe(8)
  })

  it('says that nothing comes after a subscription that ends', async () => {
    const { stripe } = test
    const { subscription } = await start()
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await expect(stripe.invoices.createPreview({ subscription: subscription.id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
      statusCode: 404,
    })
  })
})
