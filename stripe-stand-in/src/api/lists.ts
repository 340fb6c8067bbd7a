import { z } from 'zod'
import { invalidRequest } from '../errors.ts'
import { text, whole } from './parameters.ts'

/** What every list takes besides its own filters. */
export const listFields = {
  limit: whole().pipe(z.number().min(1).max(100)).default(10),
  starting_after: text().optional(),
}

/** When something was made, as some lists let one ask. */
export const created = z.strictObject({ gt: whole(), gte: whole(), lt: whole(), lte: whole() }).partial().default({})

type Bounds = z.output<typeof created>

export const isWithin = (time: number, { gt, gte, lt, lte }: Bounds) =>
  (gt === undefined || time > gt) &&
  (gte === undefined || time >= gte) &&
  (lt === undefined || time < lt) &&
  (lte === undefined || time <= lte)

export function wholeList<Row>(url: string, data: Row[]) {
  return { object: 'list' as const, data, has_more: false, url }
}

/** A page of what was made, the newest first as everywhere at Stripe. */
export function listPage<Row extends { id: string }>(
  url: string,
  rows: readonly Row[],
  { limit, starting_after }: { limit: number; starting_after?: string | undefined },
) {
  const newest = rows.toReversed()
  const before = newest.findIndex(({ id }) => id === starting_after)
  if (starting_after !== undefined && before === -1)
    throw invalidRequest(`No such object: '${starting_after}'`, 'starting_after', 'resource_missing')
  const rest = newest.slice(before + 1)
  return { object: 'list' as const, data: rest.slice(0, limit), has_more: rest.length > limit, url }
}
