import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { Context } from '#platform/http/context'
import type { Membership } from '#platform/session/session'
import { presentPerson } from './report-person.presenter.ts'
import { setUnmasked } from './reports.queries.ts'
import { requireReport } from './require-report.ts'

/** Whether there was a name to be shown still: who is known by it already is not unmasked again. */
export async function unmaskResult(
  { db, now, group }: Pick<Context, 'db' | 'now'> & { group: Membership },
  id: string,
): Promise<{ name: string; is_new: boolean }> {
  const report = await requireReport(db, group, id)
  const name = fullNameOf(report)
  const is_new = presentPerson(report).naming === 'hidden'
  if (is_new) await setUnmasked(db, group.id, id, { name, unmasked_at: now })
  return { name, is_new }
}
