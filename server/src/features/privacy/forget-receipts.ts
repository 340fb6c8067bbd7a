import { mailState } from '@catchpitch/contract/mail/mail-state'
import type { DailyJob } from '#platform/jobs/job'
import { blankReceipts } from './privacy.queries.ts'

export const receiptKind = 'erasure-receipt'

/** A receipt says whom it was sent to, and so is the last thing about a person that is forgotten. */
export const forgetReceipts: DailyJob = {
  name: 'privacy.forget',
  daily_at: '03:55',
  retries: 3,
  expire_seconds: 600,
  async run({ db }) {
    await blankReceipts(db, receiptKind, mailState.pending)
  },
}
