import type { Access } from '@catchpitch/contract/access/access'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import type {
  createGroup as createEndpoint,
  updateGroup as updateEndpoint,
} from '@catchpitch/contract/groups/groups.endpoints'
import type { Problem } from '@catchpitch/contract/problems'
import { findUnoffered } from '#features/options/options.public'
import { isCountry } from '#features/places/places.public'
import { startTrial } from '#features/plans/plans.public'
import { insertDepartments, keepDepartments } from '#features/teams/teams.public'
import type { Connection } from '#platform/db/database'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { refuse, refuseField, refuseProblems } from '#platform/refusal'
import { deleteGroup, hasTraces, insertGroupRecord, lockGroup, saveGroup } from './group-record.queries.ts'

export type StaffContext = Context<Extract<Access, { kind: 'staff' }>>

type Form = BodyOf<typeof createEndpoint>

/** Not while staff look through a colleague's eyes: the log would name the colleague for it. */
function inPerson({ person }: StaffContext): void {
  if (person.impersonator_id !== null) refuse('impersonation.nested')
}

const columnsOf = ({ name, registration_number, employees, industry, business_size, country }: Form) => ({
  name,
  registration_number,
  employees,
  industry,
  business_size,
  country,
})

/** What was chosen before may stay, even if it is no longer offered. */
export async function refuseUnfit(
  db: Connection,
  form: Pick<Form, 'industry' | 'country'>,
  before: { industry: string | null } | null,
): Promise<void> {
  const industry = form.industry === before?.industry ? null : form.industry
  const unoffered = await findUnoffered(db, { industry })
  const fields = [...unoffered, ...(form.country === null || isCountry(form.country) ? [] : ['country'])]
  const problems = fields.map((field): Problem => ({ field, key: 'field.choice', params: {} }))
  if (problems.length > 0) refuseProblems(problems)
}

/** A company that staff make. It has nobody yet: its owner is made next, and comes in by a link of their own. */
export async function createGroup(context: StaffContext, form: Form): Promise<string> {
  const { db, now } = context
  inPerson(context)
  await refuseUnfit(db, form, null)
  const id = newId(now)
  await insertGroupRecord(db, { id, ...columnsOf(form) }, now)
  await insertDepartments(db, id, form.departments, now)
  await startTrial(db, { group_id: id, registration_number: form.registration_number }, now)
  return id
}

export async function updateGroup(context: StaffContext, id: string, form: BodyOf<typeof updateEndpoint>) {
  const { db, now, announce } = context
  inPerson(context)
  const before = (await lockGroup(db, id)) ?? refuse('record.missing')
  if (before.version !== form.version) return refuse('record.changed')
  await refuseUnfit(db, form, before)
  const kept = await keepDepartments(db, id, form.departments, now)
  if (!kept.possible) return refuseField('departments', 'field.department.used', { name: kept.used })
  if (kept.changed) announce({ topic: 'departments', group_id: id, id: null })
  const after = columnsOf(form)
  const version = await saveGroup(db, id, after, now)
  const changed = Object.entries(after).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]))
  return { version, changed: [...changed, ...(kept.changed ? ['departments'] : [])] }
}

/** Shuts a company's people out, or lets them in again. What it has stays as it is. */
export async function suspendGroup(context: StaffContext, id: string, suspended: boolean): Promise<boolean> {
  const { db, now } = context
  inPerson(context)
  const before = (await lockGroup(db, id)) ?? refuse('record.missing')
  if ((before.suspended_at !== null) === suspended) return false
  await saveGroup(db, id, { suspended_at: suspended ? now : null }, now)
  return true
}

/** Removes a company that has nothing to lose; one with people, surveys or payments is suspended instead. */
export async function removeGroup(context: StaffContext, id: string): Promise<void> {
  const { db } = context
  inPerson(context)
  if (!(await lockGroup(db, id))) return refuse('record.missing')
  if (await hasTraces(db, id)) return refuse('group.used')
  await deleteGroup(db, id)
}
