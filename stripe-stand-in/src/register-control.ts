import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Control } from './control.ts'
import { deliveryMode } from './delivery.ts'

const moved = z.strictObject({ now: z.iso.datetime({ offset: true }) })
const webhook = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  secret: z.string().startsWith('whsec_').optional(),
})
const deliveries = z.strictObject({ mode: deliveryMode })

/** What tests, and the product's own clock, steer it by. There is nothing of this at Stripe. */
export function registerControl(app: FastifyInstance, control: Control): void {
  app.post('/control/clock', async ({ body }) => {
    control.moveClock(new Date(moved.parse(body).now))
    return { now: control.now().toISOString() }
  })
  app.put('/control/webhook', async ({ body }, reply) => {
    const { url, secret } = webhook.parse(body)
    if (control.setWebhook(url, secret)) return {}
    return reply.status(400).send({ message: 'Say the secret too: there was none before.' })
  })
  app.put('/control/deliveries', async ({ body }) => {
    control.setDeliveries(deliveries.parse(body).mode)
    return {}
  })
  app.post('/control/deliveries/release', async () => {
    control.releaseDeliveries()
    return {}
  })
  app.delete('/control/deliveries', async () => {
    control.dropDeliveries()
    return {}
  })
  app.get('/control/events', async () => control.events())
  app.post('/control/idle', async () => {
    await control.idle()
    return {}
  })
}
