import type { Access } from '@catchpitch/contract/access/access'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateAccount as endpoint } from '@catchpitch/contract/groups/account.endpoints'
import { readOwnUsage } from '#features/subscriptions/subscriptions.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { findGroup, lockGroup, saveGroup } from './group-record.queries.ts'
import { groupPresenter } from './present-group.ts'
import { refuseUnfit } from './save-group.ts'

type CompanyContext = Context<Extract<Access, { kind: 'company' }>>

export async function getAccount(context: CompanyContext) {
  const { db, group } = context
  const row = (await findGroup(db, group.id)) ?? refuse('record.missing')
  const { id: _, suspended: __, ...shown } = (await groupPresenter(context, [row]))(row)
  const { promised_reply_days, version } = row
  return { ...shown, promised_reply_days, usage: await readOwnUsage(context, group.id), version }
}

/** Gives the names of the fields that differ from before. */
export async function updateAccount(context: CompanyContext, form: BodyOf<typeof endpoint>): Promise<string[]> {
  const { db, group, now } = context
  const before = (await lockGroup(db, group.id)) ?? refuse('record.missing')
  const { version, ...after } = form
  if (before.version !== version) return refuse('record.changed')
  await refuseUnfit(db, after, before)
  await saveGroup(db, group.id, after, now)
  return Object.entries(after).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]))
}
