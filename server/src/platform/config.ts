import { isEmail } from '@catchpitch/contract/fields/email'
import { limits } from '@catchpitch/contract/limits'
import { z } from 'zod'
import { keptDays } from './files/kept-days.ts'
import type { S3Settings } from './files/s3-storage.ts'
import { type Seller, sellerOf, taxRatesOf } from './payments/seller.ts'
import { type Shop, shopsOf } from './payments/shops.ts'
import type { SpeechServer } from './speech/openai-transcriber.ts'
import type { ChatSettings } from './web/chat.ts'

/** A shorter secret could be found by trying, and with it every link forged. */
export const app_secret_length = 32

/** Longer than a load balancer takes to ask twice. */
const default_drain_seconds = 5

/** What applicants were promised: an installation may keep their pictures for a shorter time, and no longer. */
const promised = { kept: keptDays.snapshot, decided: keptDays.snapshot_decided }

const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** A policy names origins; what comes after one could end the policy's line and begin another. */
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_NAME: z.string().min(1).default('Catchpitch'),
  APP_SECRET: z.string().min(app_secret_length).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Catchpitch <hello@catchpitch.example>'),
  SUPPORT_EMAIL: z.string().refine(isEmail, 'it is no address').optional(),
  CHATWOOT_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'it may name no path')
    .optional(),
  CHATWOOT_TOKEN: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_KEY: z.string().min(1).optional(),
  SPEECH_MODEL: z.string().min(1).optional(),
  SPEECH_MODEL_DIR: z.string().min(1).default('./data/speech'),
  FONT_DIR: z.string().min(1).default('./data/fonts'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SNAPSHOT_DAYS: z.coerce.number<string>().int().min(1).max(promised.kept).default(promised.kept),
  SNAPSHOT_DAYS_DECIDED: z.coerce.number<string>().int().min(0).max(promised.decided).default(promised.decided),
  UNDO_MINUTES: z.coerce.number<string>().min(0).max(1440).default(limits.decision.undo_minutes),
  DEMO: flag.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_TEST_PAYMENTS: flag.default(false),
  GRACE_DAYS: z.coerce.number<string>().int().min(0).max(60).default(limits.grace_days),
  WP_SHOPS: z.string().default(''),
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('MY'),
  SELLER_REGISTRATION: z.string().min(1).optional(),
  SELLER_TAX_NUMBER: z.string().min(1).optional(),
  SELLER_EMAIL: z.string().refine(isEmail, 'it is no address').optional(),
  TAX_RATES: z.string().default('MY:8'),
  DRAIN_SECONDS: z.coerce.number<string>().int().min(0).max(300).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
})

/** Every setting there is. What is written about settings elsewhere is compared with this list. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export type Config = {
  production: boolean
  /** Which half of the product this process is: the calls and pages, the work in the background, or both. */
  role: 'all' | 'api' | 'worker'
  host: string
  port: number
  /** Where people reach the product; links in mails start with it. Null: this machine, on the port it got. */
  public_url: string | null
  app_name: string
  /** What links in mails and addresses of files are signed with. Null: one of its own, kept in the data folder. */
  app_secret: string | null
  data_dir: string
  /** Null: the embedded PostgreSQL in the data folder. */
  database_url: string | null
  /** The database itself, where `database_url` is a pooler's: listening needs a connection that stays. */
  database_direct_url: string | null
  /** Null: mails end in the built-in catcher and leave this machine never. */
  smtp_url: string | null
  mail_from: string
  /** Whom the built-in chat widget writes to, and whom the public pages name; as long as nobody says, whoever mails come from. */
  support_email: string
  /** Null: the chat widget is the built-in one. */
  chat: ChatSettings | null
  /** Null: only what this machine recognises by itself is put into words. */
  speech: SpeechServer | null
  /** Where the model lies with which English is recognised. It belongs to the program: nothing of anybody is in it. */
  speech_model_dir: string
  /** Where the fonts lie that invoices are written in. */
  font_dir: string
  /** Null: files lie in the data folder. */
  s3: S3Settings | null
  log_level: string
  /** Addresses of the proxies in front, whose word about the caller's address is believed. */
  trust_proxy: string | null
  metrics_token: string | null
  /** How many days pictures from the camera are kept, and how many after the decision about their person. */
  snapshot_days: { kept: number; decided: number }
  /** How long a decision about applicants can be taken back; its mails wait as long. */
  undo_ms: number
  /** Whether the first start fills an empty database with the demo company. */
  demo: boolean
  /** Null: cards are charged by the stand-in where one may run, else by nobody. */
  stripe: StripeSettings | null
  /** Said a second time, in production: nobody must take the stand-in's payments for money. */
  allow_test_payments: boolean
  /** For so many days after a failed payment a plan still holds. */
  grace_days: number
  /** The WooCommerce shops whose orders are believed. */
  shops: readonly Shop[]
  /** Who stands on invoices. */
  seller: Seller
  /** By country, in hundredths of a percent: 800 is 8 %. */
  tax_rates: Readonly<Record<string, number>>
  /** How long it goes on answering after it was told to stop, so that whoever sends it calls can turn elsewhere. */
  drain_seconds: number
  /** Whether a collector of traces is set. */
  tracing: boolean
}

export type StripeSettings = {
  secret_key: string
  webhook_secret: string
  /** Another server that speaks Stripe's protocol; null: Stripe. */
  api_url: string | null
}

export class ConfigError extends Error {}

/** Key and secret, or none: without the secret a payment would be taken and its plan never begin. */
function stripeOf(env: z.output<typeof environment>, production: boolean): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, ALLOW_TEST_PAYMENTS } = env
  if (production && STRIPE_API_URL && !ALLOW_TEST_PAYMENTS) {
    throw new ConfigError(
      'STRIPE_API_URL sends payments elsewhere than to Stripe. In production ALLOW_TEST_PAYMENTS=true must say that this is meant.',
    )
  }
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    return {
      secret_key: STRIPE_SECRET_KEY,
      webhook_secret: STRIPE_WEBHOOK_SECRET,
      api_url: STRIPE_API_URL?.replace(/\/$/, '') ?? null,
    }
  }
  const given = Object.entries({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL })
  if (given.every(([, value]) => value === undefined)) return null
  const missing = STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
  throw new ConfigError(`Card payments need a key and a webhook secret; ${missing} is missing.`)
}

/** Says which setting a list cannot be read from. */
function readList<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new ConfigError(`${name} cannot be used: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** All of an object store's settings, or none: with half of them files would quietly go to this machine's disk. */
function objectStoreOf(env: z.output<typeof environment>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT.replace(/\/$/, ''),
      bucket: S3_BUCKET,
      region: S3_REGION,
      access_key_id: S3_ACCESS_KEY_ID,
      secret_access_key: S3_SECRET_ACCESS_KEY,
    }
  }
  const settings = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(settings).length) return null
  throw new ConfigError(`An object store needs all of its settings; these are missing: ${missing.join(', ')}.`)
}

/** Both or none: with one of them people would see a chat that cannot be opened. */
function chatOf({ CHATWOOT_URL, CHATWOOT_TOKEN }: z.output<typeof environment>): ChatSettings | null {
  if (CHATWOOT_URL && CHATWOOT_TOKEN) return { url: new URL(CHATWOOT_URL).origin, token: CHATWOOT_TOKEN }
  if (!CHATWOOT_URL && !CHATWOOT_TOKEN) return null
  throw new ConfigError(
    `A chat needs both of its settings; ${CHATWOOT_URL ? 'CHATWOOT_TOKEN' : 'CHATWOOT_URL'} is missing.`,
  )
}

/** A key or a model without an address would go nowhere, and nobody would notice. */
function speechOf({ SPEECH_URL, SPEECH_KEY, SPEECH_MODEL }: z.output<typeof environment>): SpeechServer | null {
  if (SPEECH_URL) {
    return { url: SPEECH_URL.replace(/\/$/, ''), key: SPEECH_KEY ?? null, model: SPEECH_MODEL ?? 'whisper-1' }
  }
  if (!SPEECH_KEY && !SPEECH_MODEL) return null
  throw new ConfigError(`${SPEECH_KEY ? 'SPEECH_KEY' : 'SPEECH_MODEL'} needs SPEECH_URL.`)
}

/** The address in `Name <address>`. */
function addressIn(sender: string): string {
  return /([^\s<>]+@[^\s<>]+)>?\s*$/.exec(sender)?.[1] ?? sender
}

/** Who sells; as long as nobody says, whoever runs the product. */
function sellerIn(env: z.output<typeof environment>): Seller {
  return sellerOf({
    name: env.SELLER_NAME ?? env.APP_NAME,
    address: env.SELLER_ADDRESS ?? '',
    country: env.SELLER_COUNTRY,
    registration_number: env.SELLER_REGISTRATION ?? null,
    tax_number: env.SELLER_TAX_NUMBER ?? null,
    email: env.SELLER_EMAIL ?? env.SUPPORT_EMAIL ?? addressIn(env.MAIL_FROM),
  })
}

/** What may be left out for a first look, but not by everybody. */
function refuseIncomplete(env: z.infer<typeof environment>, production: boolean): void {
  if (production && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production.')
  if (production && !env.APP_SECRET) {
    throw new ConfigError(
      `APP_SECRET must be set in production, to ${app_secret_length} characters or more that nobody can guess.`,
    )
  }
  if (production && !env.SMTP_URL) throw new ConfigError('SMTP_URL must be set in production, or nobody gets a mail.')
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(`ROLE=${env.ROLE} needs DATABASE_URL: the embedded database belongs to one process.`)
  }
  if (env.ROLE !== 'all' && !env.APP_SECRET) {
    throw new ConfigError(`ROLE=${env.ROLE} needs APP_SECRET: the other half of the product must have the same one.`)
  }
  if (env.ROLE === 'worker' && !env.PUBLIC_URL) {
    throw new ConfigError('ROLE=worker needs PUBLIC_URL: it sends the mails, and links in them lead to the other half.')
  }
}

/** The only reader of the environment: a wrong value stops the start with a sentence that names it. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} cannot be used: ${issue.message}.`)
    throw new ConfigError(sentences.join('\n'))
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  refuseIncomplete(env, production)
  return {
    production,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    public_url: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    app_name: env.APP_NAME,
    app_secret: env.APP_SECRET ?? null,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    database_direct_url: env.DATABASE_DIRECT_URL ?? null,
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    support_email: env.SUPPORT_EMAIL ?? addressIn(env.MAIL_FROM),
    chat: chatOf(env),
    speech: speechOf(env),
    speech_model_dir: env.SPEECH_MODEL_DIR,
    font_dir: env.FONT_DIR,
    s3: objectStoreOf(env),
    log_level: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trust_proxy: env.TRUST_PROXY ?? null,
    metrics_token: env.METRICS_TOKEN ?? null,
    snapshot_days: { kept: env.SNAPSHOT_DAYS, decided: env.SNAPSHOT_DAYS_DECIDED },
    undo_ms: env.UNDO_MINUTES * 60_000,
    demo: env.DEMO ?? !production,
    stripe: stripeOf(env, production),
    allow_test_payments: env.ALLOW_TEST_PAYMENTS,
    grace_days: env.GRACE_DAYS,
    shops: readList('WP_SHOPS', () => shopsOf(env.WP_SHOPS)),
    seller: sellerIn(env),
    tax_rates: readList('TAX_RATES', () => taxRatesOf(env.TAX_RATES)),
    drain_seconds: env.DRAIN_SECONDS ?? (production ? default_drain_seconds : 0),
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  }
}
