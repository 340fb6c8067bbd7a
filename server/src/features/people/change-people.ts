import { closingRefusal, mayChangeRole, mayEditPerson } from '@catchpitch/contract/access/role-changes'
import { type RoleKey, roleId, roleKeyOf } from '@catchpitch/contract/access/roles'
import type { BodyOf } from '@catchpitch/contract/endpoint'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { changePeople as endpoint } from '@catchpitch/contract/people/people.endpoints'
import { accountOf, queueVerification, queueWelcome } from '#features/auth/auth.public'
import { refuseField, refuseProblems } from '#platform/refusal'
import { closeAccounts, removeAccounts } from './close-accounts.ts'
import {
  holdGroups,
  listMembershipsOf,
  lockActiveRoots,
  lockPeople,
  type PersonRecord,
  putRole,
  savePerson,
  setDeactivated,
} from './person.queries.ts'
import { findAnswering } from './removal.queries.ts'
import { rankOf, type StaffContext } from './staff-context.ts'

type Form = BodyOf<typeof endpoint>

/** Says of each person why it cannot be done to them; null if it can. */
type Judge = (subject: PersonRecord) => FieldMessageKey | null

const roleOf = ({ platform_role }: PersonRecord) => (platform_role === null ? null : roleKeyOf(platform_role))
const idOf = ({ id }: { id: string }) => id

const closingMessage = {
  self: 'field.person.self',
  reach: 'field.person.reach',
  last_root: 'field.person.lastRoot',
} as const satisfies Record<string, FieldMessageKey>

async function closing(context: StaffContext, actor: RoleKey, subjects: readonly PersonRecord[]): Promise<Judge> {
  const { db, person } = context
  const hasRoots = subjects.some((subject) => roleOf(subject) === 'root')
  const roots = hasRoots ? await lockActiveRoots(db) : []
  const closed = new Set(subjects.map(idOf))
  // Whoever asks is refused for themself below, and so is left; unless another root has just closed their account.
  const nobodyLeft = roots.every((id) => id !== person.id && closed.has(id))
  return (subject) => {
    const role = roleOf(subject)
    const refusal = closingRefusal({
      staff: actor,
      subject: role,
      is_self: subject.id === person.id,
      is_last_root: role === 'root' && nobodyLeft,
    })
    return refusal && closingMessage[refusal]
  }
}

async function removing(context: StaffContext, actor: RoleKey, subjects: readonly PersonRecord[]): Promise<Judge> {
  const close = await closing(context, actor, subjects)
  const answering = await findAnswering(context.db, subjects.map(idOf))
  return (subject) => close(subject) ?? (answering.has(subject.id) ? 'field.person.answers' : null)
}

/** What each of them is today in the place where they get the role. */
async function givingRole(
  { db }: StaffContext,
  actor: RoleKey,
  { role, group_id }: Form,
  subjects: readonly PersonRecord[],
): Promise<Judge> {
  const memberships = group_id === null ? [] : await listMembershipsOf(db, subjects.map(idOf))
  const before = (subject: PersonRecord) => {
    if (role === 'moderator') return roleOf(subject)
    const place = memberships.find((one) => one.group_id === group_id && one.user_id === subject.id)
    return place ? roleKeyOf(place.role_id) : null
  }
  return (subject) => {
    if (!mayEditPerson(actor, roleOf(subject))) return 'field.person.reach'
    return mayChangeRole(actor, before(subject), role) ? null : 'field.person.role'
  }
}

const writingAgain =
  (actor: RoleKey): Judge =>
  (subject) => {
    if (!mayEditPerson(actor, roleOf(subject))) return 'field.person.reach'
    if (subject.deactivated_at !== null) return 'field.person.closed'
    return subject.verified_at === null ? null : 'field.person.verified'
  }

function judgeOf(context: StaffContext, actor: RoleKey, form: Form, subjects: readonly PersonRecord[]): Promise<Judge> {
  switch (form.action) {
    case 'activate':
      return Promise.resolve((subject) => (mayEditPerson(actor, roleOf(subject)) ? null : 'field.person.reach'))
    case 'deactivate':
      return closing(context, actor, subjects)
    case 'remove':
      return removing(context, actor, subjects)
    case 'set_role':
      return givingRole(context, actor, form, subjects)
    case 'resend_verification':
      return Promise.resolve(writingAgain(actor))
  }
}

async function giveRole(
  { db, now, person }: StaffContext,
  { role, group_id }: Form,
  subjects: readonly PersonRecord[],
) {
  for (const { id } of subjects) {
    if (role === 'moderator') await savePerson(db, id, { platform_role: roleId.moderator }, now)
    else if (role !== null && group_id !== null) {
      await putRole(db, { group_id, user_id: id, role, invited_by: person.id }, now)
    }
  }
}

/** Who chose a password confirms the address; who never did gets the link to one, which confirms it as well. */
async function writeAgain({ db, now, person }: StaffContext, subjects: readonly PersonRecord[]): Promise<void> {
  for (const subject of subjects) {
    const account = accountOf(subject)
    if (subject.has_password) await queueVerification(db, account, now)
    else await queueWelcome(db, account, { company: null, created_by: person.id }, now)
  }
}

async function carryOut(context: StaffContext, form: Form, subjects: readonly PersonRecord[]): Promise<void> {
  const ids = subjects.map(idOf)
  switch (form.action) {
    case 'activate':
      return setDeactivated(context.db, ids, null, context.now)
    case 'deactivate':
      return closeAccounts(context, ids)
    case 'remove':
      return removeAccounts(context, subjects)
    case 'set_role':
      return giveRole(context, form, subjects)
    case 'resend_verification':
      return writeAgain(context, subjects)
  }
}

/** Does the same to several people: to all of them, or to nobody, and then says who stood in the way and why. */
export async function changePeople(context: StaffContext, form: Form): Promise<string[]> {
  const { db } = context
  const actor = rankOf(context)
  const ids = [...new Set(form.user_ids)]
  const subjects = await lockPeople(db, ids)
  if (subjects.length < ids.length) return refuseField('user_ids', 'field.person.missing')
  if (form.group_id !== null && (await holdGroups(db, [form.group_id])).length === 0) {
    return refuseField('group_id', 'field.choice')
  }
  const judge = await judgeOf(context, actor, form, subjects)
  const problems = subjects.flatMap((subject) => {
    const key = judge(subject)
    return key === null ? [] : { field: 'user_ids', key, params: { name: fullNameOf(subject) } }
  })
  if (problems.length > 0) return refuseProblems(problems)
  await carryOut(context, form, subjects)
  return ids
}
