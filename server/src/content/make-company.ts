import { type RoleKey, roleId } from '@catchpitch/contract/access/roles'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'

type CompanyWishes = {
  now: Date
  name?: string
  registration_number?: string
  employees?: number
  country?: string
  promised_reply_days?: number
}

export async function makeCompany(db: Connection, wishes: CompanyWishes) {
  const { now, name = 'Kopi & Kain Sdn Bhd', ...details } = wishes
  const id = newId(now)
  await db
    .insertInto('groups')
    .values({ id, name, ...details, created_at: now, updated_at: now })
    .execute()
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

type DepartmentWishes = { now: Date; group_id: string; name: string }

export async function makeDepartment(db: Connection, { now, group_id, name }: DepartmentWishes) {
  const id = newId(now)
  await db.insertInto('departments').values({ group_id, id, name, created_at: now, updated_at: now }).execute()
  return { id, name }
}
