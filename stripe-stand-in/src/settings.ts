import { z } from 'zod'
import type { StandInOptions } from './start-stand-in.ts'

const url = () => z.url({ protocol: /^https?$/ })

const environment = z.object({
  NODE_ENV: z.string().optional(),
  ALLOW_TEST_PAYMENTS: z.enum(['true', 'false']).default('false'),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  STAND_IN_STATE: z.string().min(1).optional(),
  STAND_IN_URL: url().optional(),
  STAND_IN_PARENT: z.literal('stdin').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_WEBHOOK_URL: url().optional(),
})

export class SettingsError extends Error {}

export type Settings = {
  options: StandInOptions
  /** Whether it ends when its standard input does: it must never outlive the product that started it. */
  ends_with_stdin: boolean
}

/** What the environment says, or an error with a sentence for each thing that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // An empty value in a file of settings means that nothing was set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { success, data, error } = environment.safeParse(set)
  if (!success)
    throw new SettingsError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  if (data.NODE_ENV === 'production' && data.ALLOW_TEST_PAYMENTS !== 'true')
    throw new SettingsError(
      'The Stripe stand-in takes no money, so it does not start in production. Set ALLOW_TEST_PAYMENTS=true if you want test payments there.',
    )
  const { STRIPE_WEBHOOK_URL: webhook_url, STRIPE_WEBHOOK_SECRET: secret } = data
  if (webhook_url !== undefined && secret === undefined)
    throw new SettingsError('STRIPE_WEBHOOK_SECRET: it must be set where STRIPE_WEBHOOK_URL is.')
  return {
    ends_with_stdin: data.STAND_IN_PARENT === 'stdin',
    options: {
      port: data.PORT,
      host: data.HOST,
      state_path: data.STAND_IN_STATE ?? null,
      url: data.STAND_IN_URL?.replace(/\/$/, '') ?? null,
      webhook: webhook_url !== undefined && secret !== undefined ? { url: webhook_url, secret } : null,
    },
  }
}
