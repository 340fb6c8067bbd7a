import { z } from 'zod'
import type { S3Settings } from './files/s3-storage.ts'

/** A shorter secret could be found by trying, and with it every link forged. */
export const app_secret_length = 32

const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

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
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Catchpitch <no-reply@catchpitch.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO: flag.optional(),
})

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
  /** Null: mails end in the built-in catcher and leave this machine never. */
  smtp_url: string | null
  mail_from: string
  /** Null: files lie in the data folder. */
  s3: S3Settings | null
  log_level: string
  /** Addresses of the proxies in front, whose word about the caller's address is believed. */
  trust_proxy: string | null
  metrics_token: string | null
  /** Whether the first start fills an empty database with the demo company. */
  demo: boolean
}

export class ConfigError extends Error {}

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
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    s3: objectStoreOf(env),
    log_level: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trust_proxy: env.TRUST_PROXY ?? null,
    metrics_token: env.METRICS_TOKEN ?? null,
    demo: env.DEMO ?? !production,
  }
}
