import { Stripe } from 'stripe'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSubscription } from '#content/make-subscription'
import { useApp } from '#testing/app'
import { deferred } from '#testing/deferred'
import { testJobParts } from '#testing/job-parts'
import {
  colleague,
  companyWithoutPlan,
  company as companyWithPlan,
  impersonating,
  person,
  signedIn,
} from '#testing/make'
import { startPayments, testCards } from '#testing/payments'
import { testDay } from '#testing/test-day'
import { compareAccounts } from './payments.public.ts'
import { syncCompany } from './sync-company.ts'

const paying = await startPayments()
const test = useApp({ stripe: paying.stripe })
const withoutPayments = useApp()

const day_ms = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testDay.getTime() + days * day_ms)

type Company = Awaited<ReturnType<typeof companyWithoutPlan>>

beforeAll(() => paying.follow(test))
beforeEach(() => paying.moveTo(test, testDay))

/** These tests go on for months, so their owners come back with a session of each day. */
const callOf =
  ({ id: group_id, owner }: Company) =>
  async (name: Parameters<typeof test.call>[0], body?: object) => {
    const token = await signedIn(test.db, owner.id, new Date(test.clock.now().getTime() + day_ms))
    return test.call(name, { token, query: { group_id }, ...(body && { body }) })
  }

const statusOf = async (company: Company) => (await callOf(company)('getSubscriptionStatus')).data

/** Presses "Pay by card", and types a card on the page that opens. */
async function buy(company: Company, plan: string, card: string = testCards.pays) {
  const { data } = await callOf(company)('createPaymentIntent', { plan })
  return paying.pay(paying.addressIn(data), card)
}

const sessionIn = (location: string | null) => new URL(location ?? '').searchParams.get('session_id')

async function onTrial(): Promise<Company> {
  const made = await companyWithoutPlan(test.db)
  await makeSubscription(test.db, { now: testDay, group_id: made.id })
  return made
}

/** A company that pays for the Default plan by card, from the first day on. */
async function subscribed(card: string = testCards.pays): Promise<Company> {
  const made = await onTrial()
  const { location } = await buy(made, 'default', card)
  expect((await callOf(made)('activatePlan', { session_id: sessionIn(location) })).data).toMatchObject({
    state: 'active',
  })
  return made
}

const look = (company: Company) => callOf(company)('activatePlan', {})

const ordersOf = async (company: Company) =>
  test.db
    .selectFrom('transactions')
    .where('group_id', '=', company.id)
    .orderBy('purchased_at')
    .orderBy('amount_minor')
    .select(['amount_minor', 'tax_minor', 'status', 'product_name', 'starts_at', 'ends_at'])
    .execute()

const invoicesOf = async (company: Company) =>
  test.db
    .selectFrom('invoices')
    .where('group_id', '=', company.id)
    .orderBy('issued_at')
    .select((eb) => [eb('subtotal_minor', '+', eb.ref('tax_minor')).as('total_minor'), 'paid_with', 'lines'])
    .execute()

const customerOf = async (company: Company) => {
  const accounts = test.db.selectFrom('payment_accounts').where('group_id', '=', company.id)
  return (await accounts.select('stripe_customer_id').executeTakeFirstOrThrow()).stripe_customer_id
}

const newsOf = async (company: Company) => {
  const rows = await test.db.selectFrom('notifications').where('group_id', '=', company.id).select('kind').execute()
  return rows.map(({ kind }) => kind).toSorted()
}

/** What Stripe has told of since, about this company. */
const eventsSince = (count: number) => paying.standIn.control.events().slice(count)
const told = () => paying.standIn.control.events().length

describe('createPaymentIntent', () => {
  it('is for owners of the company, in person', async () => {
    const { id: group_id, owner } = await onTrial()
    const body = { plan: 'default' }
    const query = { group_id }
    expect((await test.call('createPaymentIntent', { query, body })).status).toBe(401)
    const manager = await colleague(test.db, group_id, 'manager')
    expect((await test.call('createPaymentIntent', { token: manager.token, query, body })).status).toBe(403)
    const stranger = (await companyWithPlan(test.db)).owner
    expect((await test.call('createPaymentIntent', { token: stranger.token, query, body })).status).toBe(404)
    const root = await person(test.db, { platform_role: 'root' })
    const token = await impersonating(test.db, root, owner.id)
    expect(await test.call('createPaymentIntent', { token, query, body })).toMatchObject({
      status: 403,
      code: 'impersonation.forbidden',
    })
    expect((await test.call('getSubscriptionStatus', { token, query })).status).toBe(200)
  })

  it('names what cannot be bought by card', async () => {
    const made = await companyWithoutPlan(test.db)
    const call = callOf(made)
    expect(await call('createPaymentIntent', { plan: 'gold' })).toMatchObject({
      status: 422,
      error: { plan: [expect.any(String)] },
    })
    expect(await call('createPaymentIntent', {})).toMatchObject({ status: 422, error: { plan: [expect.any(String)] } })
    expect(await call('createPaymentIntent', { plan: 'custom' })).toMatchObject({ status: 409, code: 'payment.custom' })
    expect(await call('createPaymentIntent', { plan: 'add-on' })).toMatchObject({
      status: 409,
      code: 'subscription.none',
    })
  })

  it('says so where nobody charges cards', async () => {
    const { id: group_id, owner } = await companyWithPlan(withoutPayments.db)
    const query = { group_id }
    const { token } = owner
    const answer = await withoutPayments.call('createPaymentIntent', { token, query, body: { plan: 'default' } })
    expect(answer).toMatchObject({ status: 409, code: 'payment.none' })
    expect((await withoutPayments.call('getPaymentAccount', { token, query })).data).toEqual({
      provider: null,
      is_test: false,
      card: null,
      has_portal: false,
    })
  })

  it('closes the page that was opened before, so that nobody pays for two plans', async () => {
    const made = await onTrial()
    const first = paying.addressIn((await callOf(made)('createPaymentIntent', { plan: 'default' })).data)
    const second = paying.addressIn((await callOf(made)('createPaymentIntent', { plan: 'annual' })).data)
    expect((await paying.pay(first)).location ?? '').not.toContain('session_id=')
    expect((await paying.pay(second)).location).toContain('session_id=')
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { plan: { sku: 'annual' } } })
    expect(await callOf(made)('createPaymentIntent', { plan: 'default' })).toMatchObject({ code: 'payment.held' })
  })
})

describe('a plan by card', () => {
  it('takes the place of a trial, renews, and is billed, whether or not the browser comes back', async () => {
    const made = await onTrial()
    const before = told()
    await buy(made, 'default')
    expect(await statusOf(made)).toMatchObject({ active: { trial: true } })
    for (const event of eventsSince(before)) expect((await paying.tell(test, event)).statusCode).toBe(200)
    await paying.work(test)

    expect(await statusOf(made)).toMatchObject({
      active: {
        plan: { sku: 'default' },
        state: 'running',
        trial: false,
        method: 'card',
        renews: true,
        ends_at: '2026-12-16T02:00:00.000Z',
        price: { minor: 29_900, currency: 'MYR', period: 'month' },
      },
      usage: { period: { starts_at: testDay.toISOString(), ends_at: '2026-12-16T02:00:00.000Z' } },
      open_payment: null,
    })
    expect(await ordersOf(made)).toEqual([
      {
        amount_minor: 29_900,
        tax_minor: 0,
        status: 1,
        product_name: 'Default',
        starts_at: testDay,
        ends_at: new Date('2026-12-16T02:00:00.000Z'),
      },
    ])
    expect(await invoicesOf(made)).toMatchObject([{ total_minor: 29_900, paid_with: 'visa 4242' }])
    expect(await newsOf(made)).toEqual(['payment.paid'])
    expect((await callOf(made)('getPaymentAccount')).data).toMatchObject({
      provider: 'stripe',
      is_test: true,
      card: { brand: 'visa', last4: '4242' },
      has_portal: true,
    })
  })

  it('adds the tax of the country that the company is billed in', async () => {
    const made = await onTrial()
    await callOf(made)('updateBillingDetails', {
      name: 'Kopi & Kain Sdn Bhd',
      email: 'finance@kopikain.example',
      line1: '8 Jalan Telawi 3',
      line2: '',
      postcode: '59100',
      city: 'Kuala Lumpur',
      country: 'MY',
      tax_number: '',
      version: 0,
    })
    await buy(made, 'default')
    await look(made)
    expect(await ordersOf(made)).toMatchObject([{ amount_minor: 29_900, tax_minor: 2392 }])
  })

  it('begins before Stripe has told of it, when the browser is quicker', async () => {
    const made = await onTrial()
    const { location } = await buy(made, 'annual')
    const session_id = sessionIn(location)
    expect((await callOf(made)('activatePlan', { session_id })).data).toMatchObject({
      state: 'active',
      plan: { sku: 'annual', kind: 'annual' },
      ends_at: '2027-11-16T02:00:00.000Z',
      invoice: { number: expect.stringMatching(/^INV-2026-\d{4}$/) },
    })
    const stranger = await subscribed()
    expect(await callOf(stranger)('activatePlan', { session_id })).toMatchObject({ status: 404 })
    expect(await callOf(made)('activatePlan', { session_id: 'cs_test_nobody' })).toMatchObject({ status: 404 })
  })

  it('changes nothing while nothing was paid', async () => {
    const made = await onTrial()
    const { data } = await callOf(made)('createPaymentIntent', { plan: 'default' })
    const url = paying.addressIn(data)
    expect((await paying.pay(url, testCards.declined)).status).toBe(402)
    expect((await look(made)).data).toMatchObject({ state: 'open' })
    expect(await statusOf(made)).toMatchObject({ active: { trial: true } })
    expect(await ordersOf(made)).toEqual([])
    // The page is still there for another card.
    expect((await paying.pay(url)).location).toContain('session_id=')
    expect((await look(made)).data).toMatchObject({ state: 'active' })
  })

  it('leaves nothing to pay where a card was declined, the page left, and another one paid', async () => {
    const made = await onTrial()
    const open = async () => paying.addressIn((await callOf(made)('createPaymentIntent', { plan: 'default' })).data)
    expect((await paying.pay(await open(), testCards.declined)).status).toBe(402)
    await look(made)
    expect(await statusOf(made)).toMatchObject({ unpaid: [{ plan: { sku: 'default' } }] })
    await paying.pay(await open())
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { trial: false }, unpaid: [] })
  })

  it('ended nothing where it was never paid', async () => {
    const made = await companyWithoutPlan(test.db)
    const { data } = await callOf(made)('createPaymentIntent', { plan: 'default' })
    await paying.pay(paying.addressIn(data), testCards.declined)
    paying.moveTo(test, inDays(2))
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: null, unpaid: [], last: null })
  })

  it('begins when a plan ends that was paid by hand, or at once where the owner says so', async () => {
    const byHand = async () => {
      const made = await companyWithoutPlan(test.db)
      await makeSubscription(test.db, { now: testDay, group_id: made.id, status: 'active', ends_at: inDays(20) })
      await test.db.updateTable('subscriptions').set({ method: 2 }).where('group_id', '=', made.id).execute()
      return made
    }
    const later = await byHand()
    const { data } = await callOf(later)('createPaymentIntent', { plan: 'annual', starts: 'at_end' })
    await paying.pay(paying.addressIn(data))
    await look(later)
    expect(await statusOf(later)).toMatchObject({
      active: { plan: { sku: 'default' }, ends_at: inDays(20).toISOString() },
      coming: [{ plan: { sku: 'annual' }, starts_at: inDays(20).toISOString() }],
    })
    expect(await ordersOf(later)).toEqual([])
    paying.moveTo(test, inDays(20.5))
    await look(later)
    expect(await statusOf(later)).toMatchObject({ active: { plan: { sku: 'annual' }, state: 'running' }, coming: [] })
    expect(await ordersOf(later)).toMatchObject([{ amount_minor: 299_000, status: 1 }])

    paying.moveTo(test, testDay)
    const atOnce = await byHand()
    await buy(atOnce, 'annual')
    await look(atOnce)
    expect(await statusOf(atOnce)).toMatchObject({ active: { plan: { sku: 'annual' } }, coming: [] })
  })

  it('keeps its price when the plan gets another', async () => {
    const made = await subscribed()
    const root = await person(test.db, { platform_role: 'root' })
    const plan = await test.db.selectFrom('plans').where('sku', '=', 'default').selectAll().executeTakeFirstOrThrow()
    const set = (price_minor: number) =>
      test.db.updateTable('plans').set({ price_minor }).where('id', '=', plan.id).execute()
    await set(39_900)
    try {
      paying.moveTo(test, inDays(31))
      await look(made)
      expect((await ordersOf(made)).map(({ amount_minor }) => amount_minor)).toEqual([29_900, 29_900])
      const newer = await onTrial()
      await buy(newer, 'default')
      await look(newer)
      expect((await ordersOf(newer)).map(({ amount_minor }) => amount_minor)).toEqual([39_900])
    } finally {
      await set(plan.price_minor ?? 0)
    }
    expect(root.id).toBeTruthy()
  })
})

describe('an add-on', () => {
  it('is paid once and lasts until the period ends', async () => {
    const made = await subscribed()
    paying.moveTo(test, inDays(10))
    await buy(made, 'add-on')
    await look(made)
    expect(await statusOf(made)).toMatchObject({
      usage: { participants: { allowed: 300 } },
      add_ons: [{ plan: { sku: 'add-on' }, ends_at: '2026-12-16T02:00:00.000Z', renews: false }],
    })
    expect((await ordersOf(made)).at(-1)).toMatchObject({ amount_minor: 9900, status: 1 })
    expect((await invoicesOf(made)).length).toBe(2)
    paying.moveTo(test, inDays(31))
    await look(made)
    expect(await statusOf(made)).toMatchObject({ usage: { participants: { allowed: 200 } }, add_ons: [] })
  })
})

describe('a renewal that fails', () => {
  it('holds for the days of grace, then nothing can be changed, and comes back once it is paid', async () => {
    const made = await subscribed(testCards.failsLater)
    paying.moveTo(test, inDays(30.5))
    await look(made)
    expect(await statusOf(made)).toMatchObject({
      active: { state: 'past_due', grace_ends_at: inDays(37).toISOString() },
      open_payment: { amount_minor: 29_900, currency: 'MYR', url: expect.stringContaining('/invoice/') },
    })
    expect((await callOf(made)('getCurrentUser')).data).toMatchObject({
      hasActivePlan: { plan: { status: 'past_due', grace_ends_at: inDays(37).toISOString() } },
    })
    expect(await ordersOf(made)).toMatchObject([{ status: 1 }, { status: 2 }])
    expect(await newsOf(made)).toEqual(['payment.failed', 'payment.paid'])
    expect((await callOf(made)('createMilestone', {})).status).toBe(422)

    // Stripe tries again in between; the days of grace are counted from the renewal all the same.
    paying.moveTo(test, inDays(36))
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { grace_ends_at: inDays(37).toISOString() } })
    paying.moveTo(test, inDays(37))
    const unpaid = { active: null, last: { state: 'unpaid', ended_at: inDays(37).toISOString() } }
    expect(await statusOf(made)).toMatchObject(unpaid)
    paying.moveTo(test, inDays(38))
    await look(made)
    expect(await statusOf(made)).toMatchObject(unpaid)
    expect((await callOf(made)('updateBillingDetails', {})).status).toBe(422)
    expect((await callOf(made)('createMilestone', {})).code).toBe('plan.missing')

    const portal = paying.addressIn((await callOf(made)('openCustomerPortal')).data)
    await typeNewCard(portal)
    const { open_payment } = z.object({ open_payment: z.object({ url: z.string() }) }).parse(await statusOf(made))
    await paying.pay(open_payment.url)
    await look(made)
    expect(await statusOf(made)).toMatchObject({
      active: { state: 'running', ends_at: '2027-01-16T02:00:00.000Z' },
      open_payment: null,
    })
    // One order for the month, whose payment came late.
    expect(await ordersOf(made)).toMatchObject([{ status: 1 }, { status: 1 }])
    expect((await invoicesOf(made)).length).toBe(2)
  })

  it('is given up by whoever chooses a plan anew, so that nobody ever pays for two', async () => {
    const made = await subscribed(testCards.failsLater)
    paying.moveTo(test, inDays(31))
    await look(made)
    expect(await callOf(made)('createPaymentIntent', { plan: 'annual' })).toMatchObject({ code: 'payment.owed' })
    paying.moveTo(test, inDays(37))
    await buy(made, 'annual')
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { plan: { sku: 'annual' } }, open_payment: null })
    paying.moveTo(test, inDays(70))
    await look(made)
    // What was given up is charged no more.
    expect((await ordersOf(made)).map(({ amount_minor, status }) => [amount_minor, status])).toEqual([
      [29_900, 1],
      [29_900, 2],
      [299_000, 1],
    ])
    const running = await paying.payments.stripe.subscriptions.list({
      status: 'active',
      customer: await customerOf(made),
    })
    expect(running.data.length).toBe(1)
  })

  it('ends the plan with the days of grace, also when later periods begin that nobody pays either', async () => {
    const made = await subscribed(testCards.failsLater)
    for (const days of [31, 38, 70]) {
      paying.moveTo(test, inDays(days))
      await look(made)
    }
    expect(await statusOf(made)).toMatchObject({ active: null, last: { ended_at: inDays(37).toISOString() } })
  })
})

async function typeNewCard(portal: string) {
  const reply = await paying.pay(`${portal}/card`)
  expect(reply.location).toContain('done=card')
}

describe('changing plans', () => {
  it('costs exactly what was shown', async () => {
    const made = await subscribed()
    paying.moveTo(test, inDays(10))
    const { data } = await callOf(made)('previewPlanChange', { plan: 'annual' })
    const shown = z.object({ total_minor: z.int(), as_of: z.int() }).loose().parse(data)
    expect(data).toMatchObject({
      from: { sku: 'default' },
      to: { sku: 'annual', period: 'year' },
      lines: expect.arrayContaining([
        expect.objectContaining({ kind: 'unused', title: 'Default', amount_minor: -19_933 }),
        expect.objectContaining({ kind: 'plan', title: 'Annual+', amount_minor: 299_000 }),
      ]),
      total_minor: 299_000 - 19_933,
      card: { last4: '4242' },
      renewal_minor: 299_000,
      renews_at: '2027-11-26T02:00:00.000Z',
    })
    const { total_minor, as_of } = shown
    const change = (body: object) => callOf(made)('changePlan', { plan: 'annual', as_of, total_minor, ...body })
    expect(await change({ total_minor: total_minor - 1 })).toMatchObject({ status: 409, code: 'payment.changed' })
    expect(await change({ as_of: as_of - 2 * 60 * 60 })).toMatchObject({ status: 409, code: 'payment.changed' })
    expect(await change({ plan: 'default' })).toMatchObject({ status: 422, error: { plan: [expect.any(String)] } })
    expect(await change({})).toMatchObject({
      status: 200,
      data: { plan: { sku: 'annual' }, ends_at: '2027-11-26T02:00:00.000Z' },
    })
    expect(await statusOf(made)).toMatchObject({
      active: { plan: { sku: 'annual' }, ends_at: '2027-11-26T02:00:00.000Z' },
    })
    expect((await ordersOf(made)).at(-1)).toMatchObject({
      amount_minor: total_minor,
      product_name: 'Annual+',
      status: 1,
    })
    expect(await newsOf(made)).toContain('plan.changed')
    expect((await invoicesOf(made)).at(-1)).toMatchObject({ total_minor })
  })

  it('changes nothing where the card is declined', async () => {
    const made = await subscribed(testCards.failsLater)
    const { data } = await callOf(made)('previewPlanChange', { plan: 'annual' })
    const { total_minor, as_of } = z.object({ total_minor: z.int(), as_of: z.int() }).loose().parse(data)
    const answer = await callOf(made)('changePlan', { plan: 'annual', as_of, total_minor })
    expect(answer).toMatchObject({ status: 402, code: 'payment.declined' })
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { plan: { sku: 'default' }, state: 'running' } })
    expect((await ordersOf(made)).length).toBe(1)
  })

  it('is refused where nothing is paid by card, or a payment is open', async () => {
    const trial = await onTrial()
    expect(await callOf(trial)('previewPlanChange', { plan: 'annual' })).toMatchObject({ code: 'subscription.none' })
    const made = await subscribed(testCards.failsLater)
    expect(await callOf(made)('previewPlanChange', { plan: 'custom' })).toMatchObject({ code: 'payment.custom' })
    paying.moveTo(test, inDays(31))
    await look(made)
    expect(await callOf(made)('previewPlanChange', { plan: 'annual' })).toMatchObject({ code: 'payment.owed' })
  })
})

async function cancelInPortal(company: Company) {
  const portal = paying.addressIn((await callOf(company)('openCustomerPortal')).data)
  const { stripe_subscription_id } = await test.db
    .selectFrom('subscriptions')
    .where('group_id', '=', company.id)
    .where('stripe_subscription_id', 'is not', null)
    .select('stripe_subscription_id')
    .executeTakeFirstOrThrow()
  await paying.press(`${portal}/subscription/${stripe_subscription_id}/cancel`, {})
}

describe('cancelling in the portal', () => {
  it('leaves what is paid for, and then the company reads only', async () => {
    const made = await subscribed()
    const fresh = await onTrial()
    expect(await callOf(fresh)('openCustomerPortal')).toMatchObject({ status: 409, code: 'payment.unknown' })
    await cancelInPortal(made)
    await look(made)
    expect(await statusOf(made)).toMatchObject({ active: { renews: false, cancelled_at_end: true } })
    expect(await newsOf(made)).toContain('plan.cancelled')
    paying.moveTo(test, inDays(30.5))
    // Nobody has told us yet, and it is over all the same.
    expect(await statusOf(made)).toMatchObject({ active: null })
    await look(made)
    const last = { plan: { sku: 'default' }, ended_at: inDays(30).toISOString() }
    expect(await statusOf(made)).toMatchObject({ active: null, last })
    expect((await callOf(made)('createMilestone', {})).code).toBe('plan.missing')
  })
})

describe('receiveStripeEvent', () => {
  const countAll = async () => {
    const { count } = test.db.fn
    const { events } = await test.db
      .selectFrom('payment_events')
      .select(count<number>('id').as('events'))
      .executeTakeFirstOrThrow()
    return events
  }

  it('believes nobody who does not sign, and notes what it knows already once', async () => {
    const made = await subscribed()
    const [event] = eventsSince(told() - 1)
    expect((await paying.tell(test, event)).statusCode).toBe(200)
    await paying.work(test)
    const before = { events: await countAll(), status: await statusOf(made), orders: await ordersOf(made) }
    // One in twenty is a replay; the others were never signed by Stripe.
    for (let number = 0; number < 10_000; number += 1) {
      const isReplay = number % 20 === 0
      const forged = { ...event, id: `evt_forged_${number}` }
      const reply = isReplay ? await paying.tell(test, event) : await paying.tell(test, forged, 'whsec_somebody_elses')
      if (reply.statusCode !== (isReplay ? 200 : 401)) throw new Error(`${number} was answered ${reply.statusCode}.`)
    }
    await paying.work(test)
    expect({ events: await countAll(), status: await statusOf(made), orders: await ordersOf(made) }).toEqual(before)
  })

  it.each(['', 'webhook_id=7', '[]', '{"id":"evt_1"}', '{"id":"","type":"x","data":{"object":{"object":"a"}}}'])(
    'refuses %j, though it is signed, and never fails',
    async (payload) => {
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: paying.stripe.webhook_secret })
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/v1/stripe/webhook',
        headers: { 'stripe-signature': header },
        payload,
      })
      expect([401, 422]).toContain(reply.statusCode)
    },
  )
})

describe('compareAccounts', () => {
  it('mends what was never told, and goes on when one company cannot be compared', async () => {
    const lost = await onTrial()
    await buy(lost, 'default')
    const broken = await onTrial()
    await test.db
      .insertInto('payment_accounts')
      .values({ group_id: broken.id, stripe_customer_id: 'cus_nobody', created_at: testDay })
      .execute()
    const { db, clock, storage } = test
    const context = { ...testJobParts, db, clock, storage, payments: paying.payments, announce: () => {} }
    await expect(compareAccounts.run(context)).rejects.toThrow('1 companies could not be compared.')
    expect(await statusOf(lost)).toMatchObject({ active: { plan: { sku: 'default' }, trial: false } })
    await test.db.deleteFrom('payment_accounts').where('group_id', '=', broken.id).execute()
    await compareAccounts.run(context)
  })
})

/** Stripe's client, whose last answer about a company is held back on its way. */
function heldBackStripe() {
  const asked = deferred()
  const answer = deferred()
  const { hostname: host, port } = new URL(paying.stripe.api_url)
  const stripe = new Stripe(paying.stripe.secret_key, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (...call: Parameters<typeof fetch>) => {
      const reply = await fetch(...call)
      if (reply.url.includes('/checkout/sessions')) {
        asked.resolve()
        await answer.promise
      }
      return reply
    }),
  })
  return { payments: { stripe, is_test: true }, asked: asked.promise, release: answer.resolve }
}

describe('syncCompany', () => {
  it('keeps what was asked last, though an older answer comes later', async () => {
    const made = await subscribed()
    const { payments, asked, release } = heldBackStripe()
    const { db, clock } = test
    const slow = syncCompany({ ...testJobParts, db, clock, payments, announce: () => {} }, made.id)
    await asked
    await cancelInPortal(made)
    await look(made)
    release()
    await slow
    expect(await statusOf(made)).toMatchObject({ active: { renews: false, cancelled_at_end: true } })
  })
})
