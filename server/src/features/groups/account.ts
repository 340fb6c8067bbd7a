import type { Access } from '@catchpitch/contract/access/access'
import { roleId } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type { updateAccount as endpoint } from '@catchpitch/contract/groups/account.endpoints'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { countInvites, countPeople, countSurveys, findGroup, lockGroup, saveGroup } from './group-record.queries.ts'
import { groupPresenter } from './present-group.ts'
import { refuseUnfit } from './save-group.ts'

type CompanyContext = Context<Extract<Access, { kind: 'company' }>>

export async function getAccount(context: CompanyContext) {
  const { db, group } = context
  const row = (await findGroup(db, group.id)) ?? refuse('record.missing')
  const { id: _, suspended: __, ...shown } = (await groupPresenter(context, [row]))(row)
  const people = await countPeople(db, group.id)
  const surveys = await countSurveys(db, group.id)
  const { invited, completed } = await countInvites(db, group.id)
  const colleagues = people.filter(({ role_id }) => role_id !== roleId.applicant)
  return {
    ...shown,
    usage: {
      colleagues: colleagues.reduce((sum, counted) => sum + counted.people, 0),
      live_surveys: surveys.find(({ status }) => status === surveyStatus.live)?.surveys ?? 0,
      invited,
      completed,
    },
    version: row.version,
  }
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
