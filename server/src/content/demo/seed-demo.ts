import type { Database, Transaction } from '#platform/db/database'
import { hashPassword } from '#platform/session/password'
import { makeCompany, makeDepartment, makeMembership } from '../make-company.ts'
import { makePerson } from '../make-person.ts'
import { makeSubscription } from '../make-subscription.ts'
import { lockSeeding } from '../seeding-lock.ts'
import { isEmpty } from './demo.queries.ts'
import { demoPassword, demoPeople } from './demo-people.ts'

/** The company, on trial as every new one is, with the departments that its people are in. */
async function seedCompany(tx: Transaction, now: Date) {
  const { id: group_id } = await makeCompany(tx, {
    now,
    registration_number: '202001234567',
    employees: 42,
    country: 'MY',
  })
  await makeSubscription(tx, { now, group_id })
  const retail = await makeDepartment(tx, { now, group_id, name: 'Retail' })
  const roastery = await makeDepartment(tx, { now, group_id, name: 'Roastery' })
  await makeDepartment(tx, { now, group_id, name: 'People' })
  // The manager sees some of the company and not all of it, so that a newcomer can tell the difference.
  return { group_id, departments: { owner: [], manager: [retail.id, roastery.id], member: [retail.id], applicant: [] } }
}

async function seedPeople(tx: Transaction, password_hash: string, now: Date): Promise<void> {
  const { group_id, departments } = await seedCompany(tx, now)
  for (const { role, ...person } of demoPeople) {
    const platform_role = role === 'root' || role === 'moderator' ? role : null
    const { id: user_id } = await makePerson(tx, { now, password_hash, platform_role, ...person })
    if (role !== 'root' && role !== 'moderator') {
      await makeMembership(tx, { now, group_id, user_id, role, department_ids: departments[role] })
    }
  }
}

/**
 * Fills a database that has nobody in it with the demo company. All or nothing, and one process at a
 * time: a start that is killed half-way finds an empty database again. Tells whether it did anything.
 */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const password_hash = await hashPassword(demoPassword)
  return db.transaction().execute(async (tx) => {
    await lockSeeding(tx)
    if (!(await isEmpty(tx))) return false
    await seedPeople(tx, password_hash, now)
    return true
  })
}
