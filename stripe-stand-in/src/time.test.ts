import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startStandIn } from './start-stand-in.ts'
import { openShop, orderPlan, subscribe } from './testing/shop.ts'
import { clientOf, testDay, useStandIn } from './testing/stand-in.ts'

const test = useStandIn()

describe('time', () => {
  it('does by itself what becomes due', async () => {
    let time = testDay
    const webhook = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    await once(webhook, 'listening')
    const { port } = z.object({ port: z.number() }).parse(webhook.address())
    const standIn = await startStandIn({ now: () => time })
    try {
      const stripe = clientOf(standIn)
      const session = await orderPlan(stripe, await openShop(stripe))
      standIn.control.setWebhook(`http://127.0.0.1:${port}`, 'whsec_x')
      const delivered = once(webhook, 'request')
      time = new Date('2027-03-17T12:00:00Z')
      await delivered
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    } finally {
      await standIn.stop()
      webhook.close()
    }
  })

  it('takes nothing back when the clock is set back', async () => {
    const { stripe, standIn } = test
    const { id } = await subscribe(stripe, await openShop(stripe))
    standIn.control.moveClock(new Date('2027-04-17T00:00:00Z'))
    standIn.control.moveClock(testDay)
    expect(standIn.control.now()).toEqual(testDay)
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
  })
})
