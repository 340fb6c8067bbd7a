import { card } from '@catchpitch/contract/payments/card'
import { billingDetailsOf } from '#features/invoices/invoices.public'
import type { DailyJob } from '#platform/jobs/job'
import { commitThenAnnounce } from '#platform/live/commit-then-announce'
import { listCardsInUse, listEndedPlans } from './billing-news.queries.ts'
import { endOfCard, monthOfCard } from './billing-news.rules.ts'
import type { BillingNews } from './billing-news.ts'
import { tellOfBilling } from './tell-of-billing.ts'

const day_ms = 24 * 60 * 60 * 1000

/** A worker that was down for some days tells of what ended meanwhile. What ended longer ago is news no more. */
const looks_back_days = 7
const card_warning_days = 30

/** Tells owners that the company is without a plan, and that the card expires which the next payment is charged to. */
export const tellOfEndings: DailyJob = {
  name: 'billing.news',
  daily_at: '08:10',
  retries: 3,
  expire_seconds: 600,
  async run({ db, clock, announce }) {
    const now = clock.now()
    const tell = (news: BillingNews) =>
      commitThenAnnounce(db, announce, async (tx, heard) => {
        const { email } = await billingDetailsOf(tx, news.group_id)
        await tellOfBilling({ db: tx, now, announce: heard }, { ...news, to: email ? [email] : [] })
      })
    const ended = await listEndedPlans(db, new Date(now.getTime() - looks_back_days * day_ms), now)
    for (const { group_id, id, plan_id, is_trial } of ended) {
      await tell({ kind: 'plan.ended', group_id, cause: id, plan_id, is_trial })
    }
    for (const { group_id, card: stored } of await listCardsInUse(db, now)) {
      const read = card.safeParse(stored)
      if (!read.success) continue
      const month = monthOfCard(read.data)
      const left_ms = endOfCard(month).getTime() - now.getTime()
      if (left_ms <= 0 || left_ms > card_warning_days * day_ms) continue
      const { last4 } = read.data
      await tell({ kind: 'card.expiring', group_id, cause: `${last4}:${month}`, last4, month })
    }
  },
}
