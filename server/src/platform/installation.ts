import { resolve } from 'node:path'
import server from '../../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import type { Seller } from './payments/seller.ts'

/** What this process is: for the people who run it. */
export type Installation = {
  version: string
  started_at: Date
  mail_transport: 'smtp' | 'catcher'
  /** Where the bytes of files lie. */
  storage: 'disk' | 's3'
  /** Where people's messages to support go. */
  support_email: string
  app_name: string
  /** Whom mails come from: `Name <address>`. */
  mail_from: string
  /** How long a decision about applicants can be taken back. */
  undo_ms: number
  /** For so many days after a failed payment a plan still holds. */
  grace_days: number
  /** Who stands on invoices. */
  seller: Seller
  /** Where the fonts lie that invoices are written in. */
  font_dir: string
  /** By country, in hundredths of a percent. */
  tax_rates: Readonly<Record<string, number>>
}

/** Of this release. */
export const { version } = server

export function describeInstallation(config: Config, now: Date): Installation {
  return {
    version,
    started_at: now,
    mail_transport: config.smtp_url === null ? 'catcher' : 'smtp',
    storage: config.s3 === null ? 'disk' : 's3',
    support_email: config.support_email,
    app_name: config.app_name,
    mail_from: config.mail_from,
    undo_ms: config.undo_ms,
    grace_days: config.grace_days,
    seller: config.seller,
    font_dir: resolve(config.font_dir),
    tax_rates: config.tax_rates,
  }
}
