import { addDays, dayOf, startOfDay } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import type { DashboardSpan } from '@catchpitch/contract/system/dashboard'
import { countPlanHolders } from '#features/plans/plans.public'
import type { Connection } from '#platform/db/database'
import { mailBacklog } from '#platform/mail/mail.queries'
import {
  countCompanies,
  countDays,
  countPeople,
  lastCountedDay,
  readCountedDays,
  sumRevenue,
} from './dashboard.queries.ts'
import { firstOfMonth, monthOf, spanOf, stretchesOf, sumBefore } from './dashboard.rules.ts'

/** One more than is shown, which tells whether there are more. */
const most = limits.list.counted + 1

const figure = (counted: number) => ({
  count: Math.min(counted, limits.list.counted),
  more: counted > limits.list.counted,
})

/** Days that are over come from their table; today, and what nobody has counted yet, is counted now. */
async function readOverTime(db: Connection, span: DashboardSpan, now: Date) {
  const today = dayOf(now)
  const { compare_from, from, unit } = spanOf(span, today)
  const last = await lastCountedDay(db)
  const uncounted_from = last !== null && last >= compare_from ? addDays(last, 1) : compare_from
  const [counted, uncounted] = await Promise.all([
    readCountedDays(db, compare_from, today),
    countDays(db, uncounted_from, today),
  ])
  const days = [...counted, ...uncounted]
  return { span, unit, stretches: stretchesOf(days, from, today, unit), before: sumBefore(days, from) }
}

/** This month as far as it has come, and the whole one before it. Days and months are Kuala Lumpur's. */
async function readRevenue(db: Connection, now: Date) {
  const today = dayOf(now)
  const [last, current, next] = [firstOfMonth(today, 1), firstOfMonth(today, 0), firstOfMonth(today, -1)]
  const span = { from: startOfDay(last), middle: startOfDay(current), to: startOfDay(next) }
  return { this_month: monthOf(current), last_month: monthOf(last), currencies: await sumRevenue(db, span) }
}

/** The installation in a few figures, each of them as quick in a large one as in a small one. */
export async function getDashboard(db: Connection, span: DashboardSpan, now: Date, sees_prices: boolean) {
  const [people, companies, holders, mails, over_time, revenue] = await Promise.all([
    countPeople(db, most),
    countCompanies(db, most),
    countPlanHolders(db, now, most),
    mailBacklog(db),
    readOverTime(db, span, now),
    sees_prices ? readRevenue(db, now) : null,
  ])
  return { people: figure(people), companies: figure(companies), with_plan: figure(holders), mails, revenue, over_time }
}
