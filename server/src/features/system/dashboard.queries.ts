import { addDays, type Day, startOfDay } from '@catchpitch/contract/dates'
import { platformGroupId } from '@catchpitch/contract/ids'
import { orderState } from '@catchpitch/contract/orders/orders'
import { type RawBuilder, sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import type { DayFigures } from './dashboard.rules.ts'

async function countTo(db: Connection, rows: RawBuilder<unknown>, most: number): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*) as count from (${rows} limit ${most}) as rows`.execute(
    db,
  )
  return counted.rows[0]?.count ?? 0
}

/** People with an account, counted no further than to `most`: how long it takes must not grow with the installation. */
export async function countPeople(db: Connection, most: number): Promise<number> {
  return countTo(db, sql`select 1 from users where erased_at is null`, most)
}

/** Companies, without the platform's own row, counted likewise. */
export async function countCompanies(db: Connection, most: number): Promise<number> {
  return countTo(db, sql`select 1 from groups where id <> ${platformGroupId}`, most)
}

/** The last day that has been counted for good; null before the first. */
export async function lastCountedDay(db: Connection): Promise<Day | null> {
  const { last } = await db
    .selectFrom('daily_figures')
    .select((eb) => eb.fn.max<Day | null>('happened_on').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

export async function readCountedDays(db: Connection, from: Day, to: Day): Promise<DayFigures[]> {
  return db
    .selectFrom('daily_figures')
    .where('happened_on', '>=', from)
    .where('happened_on', '<=', to)
    .select(['happened_on', 'people', 'surveys', 'completions', 'mails'])
    .execute()
}

/** How many rows of a table fall on each day, read from an index that begins with the time. */
const perDay = (figure: string, table: string, time: string, from: Day, to: Day) => sql`
  select ${sql.lit(figure)} as figure, (${sql.ref(time)} at time zone 'UTC' + interval '8 hours')::date as happened_on,
         count(*)::integer as count
  from ${sql.table(table)}
  where ${sql.ref(time)} >= ${startOfDay(from)} and ${sql.ref(time)} < ${startOfDay(addDays(to, 1))}
  group by 2`

/** Counts days anew, over all companies; a day on which nothing happened is not among them. */
export async function countDays(db: Connection, from: Day, to: Day): Promise<DayFigures[]> {
  if (from > to) return []
  const counts = sql.join(
    [
      perDay('people', 'users', 'created_at', from, to),
      perDay('surveys', 'surveys', 'created_at', from, to),
      perDay('completions', 'results', 'completed_at', from, to),
      perDay('mails', 'mails', 'created_at', from, to),
    ],
    sql` union all `,
  )
  const { rows } = await sql<DayFigures>`
    select happened_on,
      coalesce(sum(count) filter (where figure = 'people'), 0)::integer as people,
      coalesce(sum(count) filter (where figure = 'surveys'), 0)::integer as surveys,
      coalesce(sum(count) filter (where figure = 'completions'), 0)::integer as completions,
      coalesce(sum(count) filter (where figure = 'mails'), 0)::integer as mails
    from (${counts}) as counted
    group by happened_on
    order by happened_on`.execute(acrossGroups(db))
  return rows
}

/** A day that was counted before stays as it was: what happened then has not changed, whoever has been erased since. */
export async function keepDays(db: Connection, days: readonly DayFigures[], counted_at: Date): Promise<void> {
  if (days.length === 0) return
  await db
    .insertInto('daily_figures')
    .values(days.map((day) => ({ ...day, counted_at })))
    .onConflict((conflict) => conflict.column('happened_on').doNothing())
    .execute()
}

type Months = { from: Date; middle: Date; to: Date }

/**
 * What was paid without tax in two months, by currency, over all companies. Credits, refunds and reversals are booked
 * below zero, so they take themselves off.
 */
export async function sumRevenue(db: Connection, { from, middle, to }: Months) {
  const { rows } = await sql<{ currency: string; this_month_minor: number; last_month_minor: number }>`
    select currency,
      coalesce(sum(amount_minor) filter (where purchased_at >= ${middle}), 0)::bigint as this_month_minor,
      coalesce(sum(amount_minor) filter (where purchased_at < ${middle}), 0)::bigint as last_month_minor
    from transactions
    where status = ${orderState.completed} and purchased_at >= ${from} and purchased_at < ${to}
    group by currency
    order by currency`.execute(acrossGroups(db))
  return rows
}
