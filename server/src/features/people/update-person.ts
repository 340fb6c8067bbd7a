import { mayEditPerson } from '@catchpitch/contract/access/role-changes'
import { roleKeyOf } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { updatePerson as endpoint } from '@catchpitch/contract/people/people.endpoints'
import type { Problem } from '@catchpitch/contract/problems'
import { accountOf, changeAddress, queueWelcome } from '#features/auth/auth.public'
import { refuse, refuseProblems } from '#platform/refusal'
import { findProblems } from './check-person.ts'
import {
  endMembership,
  isAddressTaken,
  listMembershipsOf,
  lockPeople,
  type MembershipRecord,
  type PersonRecord,
  putMembership,
  savePerson,
} from './person.queries.ts'
import { changesOfPlaces, columnsOf } from './person-columns.rules.ts'
import { rankOf, type StaffContext } from './staff-context.ts'

type Form = BodyOf<typeof endpoint>

const placeOf = ({ group_id, role_id, department_ids, hired_on, resigned_on }: MembershipRecord) => ({
  group_id,
  role: roleKeyOf(role_id),
  departments: department_ids,
  hired_at: hired_on,
  resigned_at: resigned_on,
})

/**
 * Whether the address may be changed to what the form says. That of staff is theirs alone: it opens everybody's
 * account, and whoever could move it to a mailbox of their own could choose its password.
 */
async function findAddressProblem(context: StaffContext, before: PersonRecord, form: Form): Promise<Problem[]> {
  if (emailKey(form.email) === before.email_key) return []
  const said = (key: 'field.email.staff' | 'field.email.taken') => [{ field: 'email', key, params: {} }]
  if (before.platform_role !== null && before.id !== context.person.id) return said('field.email.staff')
  return (await isAddressTaken(context.db, emailKey(form.email))) ? said('field.email.taken') : []
}

/**
 * Sees to a new address. One that was never confirmed is simply replaced, and the way in is sent to the new one; else
 * the old one stays until the new one is confirmed, and hears of it.
 */
async function moveAddress({ db, now, person }: StaffContext, before: PersonRecord, form: Form): Promise<void> {
  const owner = { ...before, ...columnsOf(form) }
  if (before.verified_at !== null) return changeAddress(db, owner, form.email, now)
  await savePerson(db, before.id, { email: form.email, email_key: emailKey(form.email) }, now)
  const account = { ...accountOf(owner), email: form.email }
  await queueWelcome(db, account, { company: null, created_by: person.id }, now)
}

/** Changes what stands about a person and what they are in which company. */
export async function updatePerson(context: StaffContext, id: string, form: Form) {
  const { db, now, person } = context
  const actor = rankOf(context)
  const [before] = await lockPeople(db, [id])
  if (!before) return refuse('record.missing')
  const stored = before.platform_role
  if (!mayEditPerson(actor, stored === null ? null : roleKeyOf(stored))) return refuse('record.missing')
  if (before.version !== form.version) return refuse('record.changed')
  const memberships = await listMembershipsOf(db, [id])
  const problems = [
    ...(await findProblems(db, actor, form, { person: before, memberships }, now)),
    ...(await findAddressProblem(context, before, form)),
  ]
  if (problems.length > 0) return refuseProblems(problems)

  const after = columnsOf(form)
  const saved = await savePerson(db, id, after, now)
  const { put, ended } = changesOfPlaces(memberships.map(placeOf), form.memberships)
  for (const place of put) await putMembership(db, { ...place, user_id: id, invited_by: person.id }, now)
  for (const group_id of ended) await endMembership(db, group_id, id, now)
  const moves = emailKey(form.email) !== before.email_key
  if (moves) await moveAddress(context, before, form)

  const changed = Object.entries(after).flatMap(([name, value]) => (Reflect.get(before, name) === value ? [] : [name]))
  const replaced = moves && before.verified_at === null
  return {
    version: replaced ? saved + 1 : saved,
    email_to_verify: moves && !replaced ? form.email : null,
    changed: [...changed, ...(moves ? ['email'] : [])],
    /** The companies in which the person is something else now. */
    groups: [...put.map(({ group_id }) => group_id), ...ended],
  }
}
