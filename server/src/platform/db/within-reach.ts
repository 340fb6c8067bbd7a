import { type ExpressionBuilder, sql } from 'kysely'
import type { Reach } from '#platform/session/reach'
import type { Tables } from './tables.ts'

/** The surveys that somebody sees, for a list: `isWithin` in the words of the database. */
export const withinReach = (eb: ExpressionBuilder<Tables, 'surveys'>, reach: Reach) =>
  reach === null
    ? sql<boolean>`true`
    : eb.or([eb('surveys.department_id', 'is', null), eb('surveys.department_id', '=', eb.fn.any(eb.val([...reach])))])
