import type { FunnelSplit } from '@catchpitch/contract/business-intelligence/funnel'
import type { getHiringFunnel as endpoint } from '@catchpitch/contract/business-intelligence/funnel.endpoints'
import { addDays, startOfDay } from '@catchpitch/contract/dates'
import type { QueryOf } from '@catchpitch/contract/endpoint'
import type { Context } from '#platform/http/context'
import { reachOf } from '#platform/session/reach'
import type { Membership } from '#platform/session/session'
import { countFunnel, listNames } from './funnel.queries.ts'
import { mergeFunnels } from './merge-funnels.rules.ts'

type Funnel = ReturnType<typeof mergeFunnels>
type FunnelRow = { key: string | null; name: string | null; funnel: Funnel }
type Counted = Awaited<ReturnType<typeof countFunnel>>[number]
type Part = { key: string | null; funnel: Funnel }

const nameless: ReadonlyMap<string, string> = new Map()

async function namesOf(db: Context['db'], group_id: string, by: FunnelSplit, rows: readonly Part[]) {
  const ids = rows.flatMap(({ key }) => (key === null ? [] : [key]))
  if (by === 'survey') return listNames(db, group_id, 'surveys', ids)
  return by === 'department' ? listNames(db, group_id, 'departments', ids) : nameless
}

const peopleOf = ({ funnel }: Part) => funnel[0]?.people ?? 0

/** Months from the newest on, everything else by how many people there are. */
const inOrder = (by: FunnelSplit, rows: readonly Part[]) =>
  rows.toSorted((one, other) =>
    by === 'month' ? (other.key ?? '').localeCompare(one.key ?? '') : peopleOf(other) - peopleOf(one),
  )

type Asking = Pick<Context, 'db'> & { group: Membership }
type Asked = QueryOf<typeof endpoint>

/** The way of everybody whom somebody may see, and of each part of them. */
export async function getHiringFunnel(
  { db, group }: Asking,
  { by, from, until, survey_id, department_id, source }: Asked,
): Promise<{ total: Funnel; rows: FunnelRow[] }> {
  const look = {
    group_id: group.id,
    reach: reachOf(group),
    survey_id,
    department_id,
    source,
    from: from === undefined ? undefined : startOfDay(from),
    until: until === undefined ? undefined : startOfDay(addDays(until, 1)),
  }
  const counted = await countFunnel(db, look, by)
  const byKey = new Map<string | null, Counted[]>()
  for (const part of counted) byKey.set(part.key, [...(byKey.get(part.key) ?? []), part])
  const parts = [...byKey].map(([key, of]) => ({ key, funnel: mergeFunnels(of) }))
  const rows = inOrder(by, parts)
  const names = await namesOf(db, group.id, by, rows)
  const nameOf = ({ key }: Part) => (key === null ? null : (names.get(key) ?? null))
  return { total: mergeFunnels(counted), rows: rows.map((row) => ({ ...row, name: nameOf(row) })) }
}
