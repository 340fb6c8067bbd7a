import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { startCatcher } from '#platform/mail/catcher'
import { openMailTransport } from '#platform/mail/mail-transport'
import { offersDev, registerDev } from './dev-routes.ts'

const developer = { production: false, smtp_url: null }
const refused = [
  { production: true, smtp_url: null },
  { production: false, smtp_url: 'smtp://mail.example.com' },
  { production: true, smtp_url: 'smtp://mail.example.com' },
]

async function startDev(config: { production: boolean; smtp_url: string | null } = developer) {
  const catcher = await startCatcher()
  const transport = openMailTransport(catcher.url)
  const clock = stoppedClock(new Date('2026-11-02T03:04:05.678Z'))
  const moved: Date[] = []
  const app = Fastify()
  registerDev(app, { config, catcher, clock, on_moved: async (now) => void moved.push(now) })
  onTestFinished(async () => {
    await app.close()
    transport.close()
    await catcher.stop()
  })
  return { app, transport, clock, moved }
}

describe('the tools for developers', () => {
  test.each(refused)('are not offered with %j', async (config) => {
    expect(offersDev(config)).toBe(false)
    const { app } = await startDev(config)
    expect((await app.inject('/dev/mail')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/dev/clock', body: { move_ms: 1 } })).statusCode).toBe(404)
  })

  test('are offered where mails are caught', () => {
    expect(offersDev(developer)).toBe(true)
  })
})

describe('GET /dev/mail', () => {
  test('shows what was sent to an address, however it is spelt, newest first', async () => {
    const { app, transport } = await startDev()
    const letter = { from: 'us@example.com', html: '<a href="https://example.com/join?token=1">Join</a>', text: 'Join' }
    await transport.send({ ...letter, to: 'Mei@example.com', subject: 'First' })
    await transport.send({ ...letter, to: 'tom@example.com', subject: 'Second' })
    await transport.send({ ...letter, to: 'mei@example.com', subject: 'Third' })

    const all = await app.inject('/dev/mail')
    expect(all.json<{ data: unknown }>().data).toMatchObject([
      { subject: 'Third' },
      { subject: 'Second' },
      { subject: 'First' },
    ])
    const hers = await app.inject('/dev/mail?to=MEI@example.com')
    expect(hers.json<{ data: unknown }>().data).toMatchObject([
      { subject: 'Third', to: ['mei@example.com'], links: ['https://example.com/join?token=1'] },
      { subject: 'First', to: ['Mei@example.com'] },
    ])
  })

  test('refuses two addresses at once', async () => {
    const { app } = await startDev()
    expect((await app.inject('/dev/mail?to=a@example.com&to=b@example.com')).statusCode).toBe(422)
  })
})

describe('POST /dev/clock', () => {
  test('sets the clock, and moves it on', async () => {
    const { app, clock, moved } = await startDev()
    const post = (body: object) => app.inject({ method: 'POST', url: '/dev/clock', body })
    expect((await post({ now: '2027-01-01T00:00:00Z' })).json()).toEqual({ data: { now: '2027-01-01T00:00:00.000Z' } })
    await post({ move_ms: 60_000 })
    expect(clock.now()).toEqual(new Date('2027-01-01T00:01:00Z'))
    // Whatever goes by the same time hears of it before the answer.
    expect(moved).toEqual([new Date('2027-01-01T00:00:00Z'), new Date('2027-01-01T00:01:00Z')])
  })

  test.each([{}, { now: 'soon' }, { move_ms: 'much' }, { move_ms: 0.5 }])('refuses %j', async (body) => {
    const { app } = await startDev()
    expect((await app.inject({ method: 'POST', url: '/dev/clock', body })).statusCode).toBe(422)
  })
})
