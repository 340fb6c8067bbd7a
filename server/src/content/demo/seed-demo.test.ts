import { isAdult } from '@catchpitch/contract/fields/born-on'
import { countryCode, mobile } from '@catchpitch/contract/fields/mobile'
import { newPassword } from '@catchpitch/contract/fields/password'
import { personName } from '@catchpitch/contract/fields/person-name'
import { describe, expect, it } from 'vitest'
import { defaultOptions } from '#content/catalog/default-options'
import { acrossGroups } from '#platform/db/across-groups'
import { useDatabase } from '#testing/database'
import { demoPassword, demoPeople } from './demo-people.ts'
import { seedDemo } from './seed-demo.ts'

const database = useDatabase()
const now = new Date('2026-11-16T02:00:00Z')

describe('seedDemo', () => {
  it('makes the company once, on trial, with its people in it, also when two processes start at the same moment', async () => {
    const done = await Promise.all([seedDemo(database.db, now), seedDemo(database.db, now)])
    expect(done.toSorted()).toEqual([false, true])
    expect(await seedDemo(database.db, now)).toBe(false)

    const db = acrossGroups(database.db)
    expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(
      demoPeople.map(({ email }) => ({ email })).toSorted((one, other) => one.email.localeCompare(other.email)),
    )
    const subscriptions = await db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
      .select(['plans.sku', 'subscriptions.ends_at'])
      .execute()
    expect(subscriptions).toEqual([{ sku: 'default', ends_at: new Date('2026-11-30T02:00:00Z') }])
    expect(await db.selectFrom('departments').select('name').orderBy('name').execute()).toEqual([
      { name: 'People' },
      { name: 'Retail' },
      { name: 'Roastery' },
    ])
    const roles = await db.selectFrom('memberships').orderBy('role_id').select(['role_id', 'department_ids']).execute()
    expect(roles.map(({ role_id, department_ids }) => [role_id, department_ids.length])).toEqual([
      [3, 2],
      [8, 0],
      [9, 1],
      [10, 0],
    ])
  })
})

describe('the demo people', () => {
  it.each(demoPeople)('$email could have signed up like this', ({ first_name, last_name, profile }) => {
    expect(personName.parse(first_name)).toBe(first_name)
    expect(personName.parse(last_name)).toBe(last_name)
    expect(countryCode.parse(profile.country_code)).toBe(profile.country_code)
    expect(mobile.parse(profile.mobile)).toBe(profile.mobile)
    expect(isAdult(profile.born_on, '2026-01-01')).toBe(true)
    expect(defaultOptions.employment_status.map(({ code }) => code)).toContain(profile.employment_status)
    expect(defaultOptions.education_level.map(({ code }) => code)).toContain(profile.education_level)
  })

  it('have a password that the rule allows', () => {
    expect(newPassword.parse(demoPassword)).toBe(demoPassword)
  })
})
