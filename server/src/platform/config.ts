import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_NAME: z.string().min(1).default('Catchpitch'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
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
  data_dir: string
  /** Null: the embedded PostgreSQL in the data folder. */
  database_url: string | null
  /** Null: mails end in the built-in catcher and leave this machine never. */
  smtp_url: string | null
  mail_from: string
  log_level: string
  /** Addresses of the proxies in front, whose word about the caller's address is believed. */
  trust_proxy: string | null
  metrics_token: string | null
  /** Whether the first start fills an empty database with the demo company. */
  demo: boolean
}

export class ConfigError extends Error {}

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
  if (production && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production.')
  if (production && !env.SMTP_URL) throw new ConfigError('SMTP_URL must be set in production, or nobody gets a mail.')
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(`ROLE=${env.ROLE} needs DATABASE_URL: the embedded database belongs to one process.`)
  }
  return {
    production,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    public_url: env.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    app_name: env.APP_NAME,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    log_level: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trust_proxy: env.TRUST_PROXY ?? null,
    metrics_token: env.METRICS_TOKEN ?? null,
    demo: env.DEMO ?? !production,
  }
}
