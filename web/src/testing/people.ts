import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { CurrentUser } from '@catchpitch/contract/current-user/current-user.endpoints'
import type { Reply } from '../api/calls.ts'
import { companyWith, userWith } from '../console/person/testing/imagined-user.ts'

const company_id = '018f0000-0000-7000-8000-000000000001'

/** Somebody with this role who has seen the tour; in one company, unless they are staff. */
export function personAs(role: RoleKey, more: Partial<CurrentUser> = {}): CurrentUser {
  const staff = role === 'root' || role === 'moderator'
  return { ...userWith(role, staff ? [] : [companyWith(company_id, role)]), introSteps: 9, ...more }
}

/** An applicant in the list of users, with whom staff may do everything. */
export const kelvin: Reply<'GET /admin/users'>[number] = {
  id: 'kelvin',
  full_name: 'Kelvin Lim',
  email: 'kelvin@demo.example',
  role: 'applicant',
  groups: [],
  verified: true,
  deactivated: false,
  created_at: '2026-01-05T00:00:00.000Z',
  can: { edit: true, close: true, impersonate: true, send_sign_in_link: true, expire_password: true },
}
