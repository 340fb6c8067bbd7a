import { mayChangeRole } from '@catchpitch/contract/access/role-changes'
import { type RoleKey, roleKeyOf } from '@catchpitch/contract/access/roles'
import { dayOf } from '@catchpitch/contract/dates'
import { isAdult } from '@catchpitch/contract/fields/born-on'
import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { PersonFields } from '@catchpitch/contract/people/person-form'
import type { Problem } from '@catchpitch/contract/problems'
import { findUnoffered } from '#features/options/options.public'
import { isCountry } from '#features/places/places.public'
import type { Connection } from '#platform/db/database'
import { holdDepartments, holdGroups, type MembershipRecord, type PersonRecord } from './person.queries.ts'

type Before = { person: PersonRecord; memberships: readonly MembershipRecord[] } | null

const problem = (field: string, key: FieldMessageKey): Problem => ({ field, key, params: {} })

/** What stands about the person themself that the form cannot judge. What was chosen before may stay. */
async function findUnfit(db: Connection, form: PersonFields, before: Before, now: Date): Promise<Problem[]> {
  const { dob, country, employment_status, education_level } = form
  const old = before?.person
  const unfit: Problem[] = []
  if (dob !== null && dob !== old?.born_on && !isAdult(dob, dayOf(now))) unfit.push(problem('dob', 'field.age'))
  if (country !== null && !isCountry(country)) unfit.push(problem('country', 'field.choice'))
  const changed = {
    employment_status: employment_status === old?.employment_status ? null : employment_status,
    education_level: education_level === old?.education_level ? null : education_level,
  }
  const unoffered = await findUnoffered(db, changed)
  return [...unfit, ...unoffered.map((field) => problem(field, 'field.choice'))]
}

/** What the roles that a person is to have would ask of whoever gives and takes them. */
function findOutOfReach(actor: RoleKey, form: PersonFields, before: Before): Problem[] {
  const stored = before?.person.platform_role ?? null
  const platform_role = stored === null ? null : roleKeyOf(stored)
  const roles = new Map(before?.memberships.map(({ group_id, role_id }) => [group_id, roleKeyOf(role_id)]))
  const kept = new Set(form.memberships.map(({ group_id }) => group_id))
  const given = form.memberships.flatMap(({ group_id, role }, index) =>
    mayChangeRole(actor, roles.get(group_id) ?? null, role)
      ? []
      : problem(`memberships.${index}.role`, 'field.role.reach'),
  )
  const taken = [...roles].filter(([group_id, role]) => !kept.has(group_id) && !mayChangeRole(actor, role, null))
  return [
    ...(mayChangeRole(actor, platform_role, form.platform_role) ? [] : [problem('platform_role', 'field.role.reach')]),
    ...given,
    ...(taken.length > 0 ? [problem('memberships', 'field.role.reach')] : []),
  ]
}

/** Companies that are not there, or take nobody new, and departments that are another's. */
async function findMisplaced(db: Connection, form: PersonFields, before: Before): Promise<Problem[]> {
  const groups = await holdGroups(
    db,
    form.memberships.map(({ group_id }) => group_id),
  )
  const misplaced: Problem[] = []
  for (const [index, { group_id, departments }] of form.memberships.entries()) {
    const group = groups.find(({ id }) => id === group_id)
    const isNew = !before?.memberships.some((membership) => membership.group_id === group_id)
    if (!group) misplaced.push(problem(`memberships.${index}.group_id`, 'field.choice'))
    else if (isNew && group.suspended_at !== null) {
      misplaced.push(problem(`memberships.${index}.group_id`, 'field.company.suspended'))
    }
    const wanted = new Set(departments)
    const held = await holdDepartments(db, group_id, [...wanted])
    if (held.length < wanted.size) misplaced.push(problem(`memberships.${index}.departments`, 'field.choice'))
  }
  return misplaced
}

/** Everything that is wrong with the form at once, by field. `before` is null for somebody new. */
export async function findProblems(
  db: Connection,
  actor: RoleKey,
  form: PersonFields,
  before: Before,
  now: Date,
): Promise<Problem[]> {
  return [
    ...(await findUnfit(db, form, before, now)),
    ...findOutOfReach(actor, form, before),
    ...(await findMisplaced(db, form, before)),
  ]
}
