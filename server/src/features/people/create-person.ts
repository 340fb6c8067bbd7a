import type { BodyOf } from '@catchpitch/contract/endpoint'
import { emailKey } from '@catchpitch/contract/fields/email'
import type { createPerson as endpoint } from '@catchpitch/contract/people/people.endpoints'
import { accountOf, queueWelcome } from '#features/auth/auth.public'
import { newId } from '#platform/ids'
import { refuseField, refuseProblems } from '#platform/refusal'
import { findProblems } from './check-person.ts'
import { holdGroups, insertPerson, putMembership } from './person.queries.ts'
import { columnsOf } from './person-columns.rules.ts'
import { rankOf, type StaffContext } from './staff-context.ts'

/**
 * Makes an account for somebody. It has no password and its address is not confirmed: both come with the link that is
 * mailed, so that whoever made the account can never sign in to it.
 */
export async function createPerson(context: StaffContext, form: BodyOf<typeof endpoint>): Promise<string> {
  const { db, now, person } = context
  const problems = await findProblems(db, rankOf(context), form, null, now)
  if (problems.length > 0) return refuseProblems(problems)

  const id = newId(now)
  const { email } = form
  const row = { ...columnsOf(form), id, email, email_key: emailKey(email) }
  if (!(await insertPerson(db, row, now))) return refuseField('email', 'field.email.taken')
  for (const membership of form.memberships) {
    await putMembership(db, { ...membership, user_id: id, invited_by: person.id }, now)
  }
  const [group] = await holdGroups(
    db,
    form.memberships.slice(0, 1).map(({ group_id }) => group_id),
  )
  await queueWelcome(db, accountOf(row), { company: group?.name ?? null, created_by: person.id }, now)
  return id
}
