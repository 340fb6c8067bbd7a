import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type StandInOptions, startStandIn } from './start-stand-in.ts'
import { StateError } from './store.ts'
import { cards, openShop, orderPlan, subscribe } from './testing/shop.ts'
import { clientOf, testDay } from './testing/stand-in.ts'
import { typeCard } from './type-card.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-stand-in-'))
})
afterEach(async () => rm(folder, { recursive: true }))

const start = (options: StandInOptions = {}) =>
  startStandIn({ state_path: join(folder, 'deep', 'state.json'), now: () => testDay, ...options })

describe('the state', () => {
  it('is there again after a restart, at another address and at the time that was set', async () => {
    const first = await start()
    const stripe = clientOf(first)
    const shop = await openShop(stripe)
    const subscription = await subscribe(stripe, shop)
    const session = await orderPlan(stripe, shop)
    first.control.moveClock(new Date('2027-03-17T00:00:00Z'))
    const events = first.control.events()
    await first.stop()

    const second = await start()
    try {
      const again = clientOf(second)
      expect(second.control.now()).toEqual(new Date('2027-03-17T00:00:00Z'))
      expect(second.control.events()).toEqual(events)
      expect(await again.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
      const { url } = await again.checkout.sessions.retrieve(session.id)
      expect(url).toBe(`${second.url}/pay/${session.id}`)
      expect((await typeCard(url ?? '', cards.pays)).status).toBe(303)
      const { data } = await again.invoices.list({ subscription: subscription.id })
      expect(data[0]?.hosted_invoice_url).toBe(`${second.url}/invoice/${data[0]?.id}`)
    } finally {
      await second.stop()
    }
  })

  it('delivers after a restart what could not be delivered before', async () => {
    const first = await start()
    first.control.setWebhook('http://127.0.0.1:9/webhook', 'whsec_x')
    await clientOf(first).customers.create({})
    await first.stop()

    const received: string[] = []
    const server = createServer((request, response) => {
      received.push(String(request.headers['stripe-signature']))
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const second = await start({ webhook: { url: `http://127.0.0.1:${port}/`, secret: 'whsec_y' } })
    await second.control.idle()
    await second.stop()
    server.closeAllConnections()
    server.close()
    expect(received).toEqual([expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/)])
  })

  it('leaves nothing half written beside it', async () => {
    const standIn = await start()
    await clientOf(standIn).customers.create({})
    await standIn.stop()
    expect(await readdir(join(folder, 'deep'))).toEqual(['state.json'])
  })

  it('is never written over a file of something else', async () => {
    const state_path = join(folder, 'other.json')
    await writeFile(state_path, '{"name":"other"}')
    await expect(startStandIn({ state_path })).rejects.toThrow(StateError)
    expect(await readFile(state_path, 'utf8')).toBe('{"name":"other"}')
  })
})
