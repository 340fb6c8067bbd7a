import { describe, expect, it } from 'vitest'
import { cards, openShop, orderPlan } from './testing/shop.ts'
import { seconds, testDay, useStandIn } from './testing/stand-in.ts'
import { pressButton, typeCard } from './type-card.ts'

const test = useStandIn()

const eventTypes = () => test.standIn.control.events().map(({ type }) => type)

describe('Checkout', () => {
  it('sells a plan: the session completes, and the subscription is active with its invoice paid', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const session = await orderPlan(stripe, shop)
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 32_292,
      subscription: null,
    })

    const reply = await typeCard(session.url ?? '', cards.pays)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe(`https://shop.example/paid?session_id=${session.id}`)

    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'line_items'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: '7',
      subscription: {
        status: 'active',
        metadata: { group_id: '7' },
        items: {
          data: [{ current_period_start: seconds(testDay), current_period_end: seconds('2027-04-16T12:00:00Z') }],
        },
        latest_invoice: {
          status: 'paid',
          billing_reason: 'subscription_create',
          subtotal: 29_900,
          total: 32_292,
          amount_paid: 32_292,
          total_taxes: [{ amount: 2392, tax_rate_details: { tax_rate: shop.tax.id } }],
          parent: { subscription_details: { metadata: { group_id: '7' } } },
          payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
        },
      },
      line_items: { data: [{ amount_total: 32_292, price: { id: shop.monthly.id } }] },
    })
    expect(eventTypes()).toEqual([
      'customer.created',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.updated',
      'customer.subscription.updated',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
  })

  it('leaves the session open after a refusal, with an incomplete subscription that the next card pays', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const session = await orderPlan(stripe, shop)
    const reply = await typeCard(session.url ?? '', cards.declined)
    expect(reply.status).toBe(402)
    expect(await reply.text()).toContain('Your card was declined. Try another card.')
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', subscription: null })
    const { data: waiting } = await stripe.subscriptions.list({ customer: shop.customer.id })
    expect(waiting).toMatchObject([{ status: 'incomplete' }])

    await typeCard(session.url ?? '', cards.pays)
    const { data } = await stripe.subscriptions.list({ customer: shop.customer.id })
    expect(data).toMatchObject([{ id: waiting[0]?.id, status: 'active' }])
    expect((await stripe.invoices.list({ customer: shop.customer.id })).data).toMatchObject([{ status: 'paid' }])
  })

  it.each([
    ['confirm', 303, 'complete', 'active'],
    ['fail', 402, 'open', 'incomplete'],
  ])('asks for a confirmation first, which says %s', async (answer, status, session_status, subscription_status) => {
    const { stripe, standIn } = test
    const shop = await openShop(stripe)
    const session = await orderPlan(stripe, shop)
    const asked = await typeCard(session.url ?? '', cards.confirm)
    const page = `${standIn.url}${asked.headers.get('location')}`
    expect(await (await fetch(page)).text()).toContain('Confirm your payment')
    expect((await pressButton(page, { answer })).status).toBe(status)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe(session_status)
    const { data } = await stripe.subscriptions.list({ customer: shop.customer.id })
    expect(data).toMatchObject([{ status: subscription_status }])
  })

  it('says at the field what is wrong with a card, and tries nothing', async () => {
    const { stripe } = test
    const session = await orderPlan(stripe, await openShop(stripe))
    const reply = await typeCard(session.url ?? '', '4111 1111 1111 1111', { expiry: '03/20', cvc: '12', name: ' ' })
    expect(reply.status).toBe(422)
    const page = await reply.text()
    for (const field of ['number', 'expiry', 'cvc', 'name']) expect(page).toContain(`id="${field}-problem"`)
    expect(page).not.toContain('value="12"')
    expect(eventTypes()).toEqual(['customer.created'])
  })

  it('takes nothing today for a trial, which is charged when it ends', async () => {
    const { stripe, standIn } = test
    const shop = await openShop(stripe)
    const trial_end = seconds('2027-03-30T00:00:00Z')
    const session = await orderPlan(stripe, shop, {
      subscription_data: { trial_end, default_tax_rates: [shop.tax.id] },
    })
    expect(session.amount_total).toBe(0)
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain(
      'You pay nothing today; first payment on 30 March 2027: RM 322.92.'.replace('RM ', 'RM\u00A0'),
    )
    await typeCard(session.url ?? '', cards.pays)
    const {
      data: [trial],
    } = await stripe.subscriptions.list({ customer: shop.customer.id, expand: ['data.latest_invoice'] })
    expect(trial).toMatchObject({ status: 'trialing', trial_end, latest_invoice: { total: 0, status: 'paid' } })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'no_payment_required' })

    standIn.control.moveClock(new Date('2027-03-30T00:00:00Z'))
    expect(await stripe.subscriptions.retrieve(trial?.id ?? '', { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: trial_end, current_period_end: seconds('2027-04-30T00:00:00Z') }] },
      latest_invoice: { total: 32_292, status: 'paid', billing_reason: 'subscription_cycle' },
    })
  })

  it('sells something once, with an invoice if one is asked for', async () => {
    const { stripe } = test
    const shop = await openShop(stripe)
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: shop.customer.id,
      line_items: [{ price: shop.single.id, quantity: 2, tax_rates: [shop.tax.id] }],
      payment_intent_data: { metadata: { order: '9' } },
      invoice_creation: { enabled: true, invoice_data: { metadata: { order: '9' } } },
      success_url: 'https://shop.example/paid',
    })
    expect((await typeCard(session.url ?? '', cards.declined)).status).toBe(402)
    expect((await typeCard(session.url ?? '', cards.pays)).headers.get('location')).toBe('https://shop.example/paid')
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent', 'invoice.payments'] })
    const { payment_intent } = paid
    expect(payment_intent).toMatchObject({ status: 'succeeded', amount: 21_384, metadata: { order: '9' } })
    expect(paid.invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'manual',
      total: 21_384,
      metadata: { order: '9' },
      parent: null,
      lines: { data: [{ quantity: 2, parent: { type: 'invoice_item_details' } }] },
    })
    expect(eventTypes().filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1)
  })

  it('expires after a day, or when it is told to', async () => {
    const { stripe, standIn } = test
    const shop = await openShop(stripe)
    const first = await orderPlan(stripe, shop)
    const second = await orderPlan(stripe, shop)
    expect((await stripe.checkout.sessions.expire(first.id)).status).toBe('expired')
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow('can be expired')
    standIn.control.moveClock(new Date('2027-03-17T12:00:00Z'))
    expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired')
    expect(eventTypes().filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
    const page = await fetch(first.url ?? '')
    expect(await page.text()).toContain('This page has expired')
  })

  it('ends a subscription that nobody paid within 23 hours', async () => {
    const { stripe, standIn } = test
    const shop = await openShop(stripe)
    const session = await orderPlan(stripe, shop)
    await typeCard(session.url ?? '', cards.declined)
    standIn.control.moveClock(new Date('2027-03-17T11:00:00Z'))
    const { data } = await stripe.subscriptions.list({ customer: shop.customer.id, status: 'all' })
    expect(data).toMatchObject([{ status: 'incomplete_expired' }])
    expect((await stripe.invoices.list({ customer: shop.customer.id })).data).toMatchObject([{ status: 'void' }])
  })

  it.each([
    ['a trial that ends within two days', { subscription_data: { trial_end: seconds('2027-03-18T11:59:59Z') } }],
    ['an expiry within half an hour', { expires_at: seconds('2027-03-16T12:29:59Z') }],
    ['what goes with the other mode only', { payment_intent_data: { metadata: { a: 'b' } } }],
    ['an address that is none', { success_url: '/paid' }],
  ])('refuses %s', async (_title, changes) => {
    const { stripe } = test
    const shop = await openShop(stripe)
    await expect(orderPlan(stripe, shop, changes)).rejects.toMatchObject({ statusCode: 400 })
  })
})
