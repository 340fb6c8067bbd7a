import { Stripe } from 'stripe'
import { afterEach, beforeEach } from 'vitest'
import { type StandIn, type StandInOptions, startStandIn } from '../start-stand-in.ts'

/** A Tuesday at noon; it stands still until a test moves it. */
export const testDay = new Date('2027-03-16T12:00:00Z')

export const seconds = (time: string | Date) => Math.floor(new Date(time).getTime() / 1000)

/** The real client, as the product makes it. */
export const clientOf = ({ port }: Pick<StandIn, 'port'>) =>
  new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

export type TestStandIn = { readonly standIn: StandIn; readonly stripe: Stripe; readonly warnings: string[] }

/** One of its own for each test, with a clock that stands still. */
export function useStandIn(options: StandInOptions = {}): TestStandIn {
  let current: { standIn: StandIn; stripe: Stripe; warnings: string[] } | null = null
  const started = () => {
    if (!current) throw new Error('The stand-in is there only within a test.')
    return current
  }
  beforeEach(async () => {
    const warnings: string[] = []
    const standIn = await startStandIn({ now: () => testDay, warn: (line) => warnings.push(line), ...options })
    current = { standIn, stripe: clientOf(standIn), warnings }
  })
  afterEach(async () => {
    await current?.standIn.stop()
    current = null
  })
  return {
    get standIn() {
      return started().standIn
    },
    get stripe() {
      return started().stripe
    },
    get warnings() {
      return started().warnings
    },
  }
}
