import { startStandIn } from '@catchpitch/stripe-stand-in/start-stand-in'
import { pressButton, typeCard } from '@catchpitch/stripe-stand-in/type-card'
import { Stripe } from 'stripe'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { processEvent } from '#features/payments/payments.public'
import { openPayments } from '#platform/payments/payments'
import type { TestApp } from './app.ts'
import { testJobParts } from './job-parts.ts'
import { testDay } from './test-day.ts'

/** What each of the stand-in's cards does. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const

const webhook_secret = 'whsec_0123456789abcdef'

const link = z.object({ url: z.string() })

/**
 * A Stripe of a test file's own, at the time of the test. It tells nobody of its events by itself: a test says which of
 * them arrive, in which order, and how often.
 */
export async function startPayments() {
  let now = () => testDay
  const standIn = await startStandIn({ now: () => now() })
  const stripe = { secret_key: 'sk_test_standin', webhook_secret, api_url: standIn.url }
  const payments = openPayments(stripe)
  afterAll(() => standIn.stop())

  const signed = (event: unknown, secret = webhook_secret) => {
    const payload = JSON.stringify(event)
    return { payload, header: Stripe.webhooks.generateTestHeaderString({ payload, secret }) }
  }

  return {
    /** The settings that lead the product here. */
    stripe,
    payments,
    standIn,
    follow(test: TestApp) {
      now = () => test.clock.now()
    },
    /** Moves both clocks, and what is due by then happens. */
    moveTo(test: TestApp, time: Date) {
      test.clock.moveTo(time)
      standIn.control.moveClock(time)
    },
    /** The address that a reply sends the browser to. */
    addressIn: (data: unknown) => link.parse(data).url,
    async pay(url: string, card: string = testCards.pays) {
      const reply = await typeCard(url, card)
      return { status: reply.status, location: reply.headers.get('location') }
    },
    press: pressButton,
    /** As Stripe would call, signed by this secret. */
    async tell({ app }: TestApp, event: unknown, secret?: string) {
      const { payload, header } = signed(event, secret)
      return app.inject({
        method: 'POST',
        url: '/api/v1/stripe/webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
        payload,
      })
    },
    /** Works off what was told and waits. */
    async work({ db, clock, storage }: TestApp) {
      const waiting = await db.selectFrom('payment_events').where('processed_at', 'is', null).select('id').execute()
      for (const { id } of waiting) {
        await processEvent.run({ ...testJobParts, db, clock, storage, payments, announce: () => {} }, { id })
      }
    },
  }
}
