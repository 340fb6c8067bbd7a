import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { StripeSettings } from '../config.ts'

type Options = {
  program: URL
  /** Where it keeps what was bought, so that a plan outlives a restart. */
  state_path: string
}

export type StandIn = {
  settings: StripeSettings
  /** Where it tells of what happened. */
  tellAt(url: string): Promise<void>
  /** It follows the product's clock: what is due by then happens before this comes back. */
  moveClock(now: Date): Promise<void>
  stop(): Promise<void>
}

const started = z.object({ url: z.url() })

async function control(url: string, method: 'PUT' | 'POST', body: object): Promise<void> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`The stand-in for payments answered ${reply.status}: ${await reply.text()}`)
}

/**
 * A program of its own that speaks Stripe's protocol, for whoever looks at the product without a key. Nothing here knows
 * the difference but the address that the client calls.
 */
export async function startStandIn({ program, state_path }: Options): Promise<StandIn> {
  const webhook_secret = `whsec_${randomBytes(24).toString('hex')}`
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STAND_IN_STATE: state_path,
      // It ends when we do, however we end: our side of its input closes.
      STAND_IN_PARENT: 'stdin',
    },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), ended.then(() => null)])
  if (first === null) throw new Error('The stand-in for payments did not start.')
  const { url } = started.parse(JSON.parse(String(first[0])))
  return {
    settings: { secret_key: 'sk_test_standin', webhook_secret, api_url: url },
    // The secret is new with every start; in its state is that of the start before.
    tellAt: (address) => control(`${url}/control/webhook`, 'PUT', { url: address, secret: webhook_secret }),
    moveClock: (now) => control(`${url}/control/clock`, 'POST', { now: now.toISOString() }),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
