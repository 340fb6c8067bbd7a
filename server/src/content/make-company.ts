import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type CompanyWishes = { now: Date; name?: string }

export async function makeCompany(db: Connection, { now, name = 'Kopi & Kain Sdn Bhd' }: CompanyWishes) {
  const id = newId(now)
  await db.insertInto('groups').values({ id, name, created_at: now, updated_at: now }).execute()
  return { id, name }
}

type MembershipWishes = {
  now: Date
  group_id: string
  user_id: string
  role: Extract<RoleKey, 'owner' | 'manager' | 'member' | 'applicant'>
  department_ids?: string[]
  deactivated_at?: Date | null
}

export async function makeMembership(db: Connection, wishes: MembershipWishes): Promise<void> {
  const { now, group_id, user_id, role, department_ids = [], deactivated_at = null } = wishes
  await db
    .insertInto('memberships')
    .values({ group_id, user_id, role_id: roleId[role], department_ids, joined_at: now, deactivated_at })
    .execute()
}

export async function makeDepartment(
  db: Connection,
  { now, group_id, name }: CompanyWishes & { group_id: string; name: string },
) {
  const id = newId(now)
  await db.insertInto('departments').values({ group_id, id, name, created_at: now, updated_at: now }).execute()
  return { id, name }
}
