import type { Database } from '#platform/db/database'
import { hashPassword } from '#platform/session/password'
import { makeCompany, makeDepartment, makeMembership } from '../make-company.ts'
import { makePerson } from '../make-person.ts'
import { isEmpty, lockSeeding } from './demo.queries.ts'
import { demoPassword, demoPeople } from './demo-people.ts'

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
    const company = await makeCompany(tx, { now })
    for (const name of ['Retail', 'Roastery', 'People']) await makeDepartment(tx, { now, group_id: company.id, name })
    for (const { role, ...person } of demoPeople) {
      const platform_role = role === 'root' || role === 'moderator' ? role : null
      const { id } = await makePerson(tx, { now, password_hash, platform_role, ...person })
      if (role !== 'root' && role !== 'moderator') {
        await makeMembership(tx, { now, group_id: company.id, user_id: id, role })
      }
    }
    return true
  })
}
