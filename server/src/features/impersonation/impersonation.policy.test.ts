import { canImpersonate, roleKeys } from '@catchpitch/contract/access/roles'
import { describe, expect, it } from 'vitest'
import { impersonationRefusal } from './impersonation.policy.ts'

const inPerson = { impersonator_id: null }
const running = { is_closed: false }

describe('impersonationRefusal', () => {
  const staffRoles = ['root', 'moderator'] as const
  const pairs = staffRoles.flatMap((staff) => [...staffRoles, null].map((subject) => ({ staff, subject })))

  it.each(pairs)('lets $staff impersonate $subject as the table of roles says', ({ staff, subject }) => {
    const allowed = canImpersonate(staff, subject ?? 'applicant')
    const refusal = impersonationRefusal({ ...inPerson, platform_role: staff }, { ...running, platform_role: subject })
    expect(refusal).toBe(allowed ? null : 'access.denied')
  })

  it('knows no role in a company that would make a difference', () => {
    const ofCompanies = roleKeys.filter((role) => role !== 'root' && role !== 'moderator')
    for (const staff of roleKeys) {
      const answers = new Set(ofCompanies.map((role) => canImpersonate(staff, role)))
      expect([...answers]).toHaveLength(1)
    }
  })

  it('refuses everybody who is no staff', () => {
    const nobody = { ...inPerson, platform_role: null }
    expect(impersonationRefusal(nobody, { ...running, platform_role: null })).toBe('access.denied')
  })

  it.each(staffRoles)('lets no %s impersonate somebody whose account is closed', (staff) => {
    const closed = { platform_role: null, is_closed: true }
    expect(impersonationRefusal({ ...inPerson, platform_role: staff }, closed)).toBe('access.denied')
  })

  it('lets nobody impersonate who is impersonating already', () => {
    const moderator = { platform_role: 'moderator', impersonator_id: 'root' } as const
    expect(impersonationRefusal(moderator, { ...running, platform_role: null })).toBe('impersonation.nested')
  })
})
