import { wordsOfRole } from '@catchpitch/contract/access/permissions'
import { describe, expect, it } from 'vitest'
import { makeCompany, makeDepartment, makeMembership } from '#content/make-company'
import { makeSubscription } from '#content/make-subscription'
import { useApp } from '#testing/app'
import { colleague, companyWithoutPlan as company, impersonating, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

describe('getCurrentUser', () => {
  it('tells who I am, with my companies by name and what I may do in each', async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const other = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    await makeMembership(test.db, { now: testDay, group_id: other.id, user_id: own.owner.id, role: 'member' })
    const { data } = await test.call('getCurrentUser', { token: own.owner.token })
    expect(data).toMatchObject({
      id: own.owner.id,
      full_name: 'Aisyah Tan',
      email: own.owner.email,
      verified: true,
      introSteps: 0,
      permissions: [],
      groups: [
        { id: other.id, name: 'Ant Hill', role: { id: 9, key: 'member', name: 'Member' } },
        {
          id: own.id,
          name: 'Zebra Crossing',
          role: { id: 8, key: 'owner', name: 'Owner' },
          permissions: wordsOfRole.owner,
          group_user: { role: { key: 'owner' } },
        },
      ],
    })
  })

  it('takes the role in the company asked for, and the first one for a company that is not mine', async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const first = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    const foreign = await company(test.db)
    await makeMembership(test.db, { now: testDay, group_id: first.id, user_id: own.owner.id, role: 'member' })
    const roleIn = async (group_id: string) =>
      (await test.call('getCurrentUser', { token: own.owner.token, query: { group_id } })).data
    expect(await roleIn(own.id)).toMatchObject({ role: { key: 'owner' } })
    expect(await roleIn(first.id)).toMatchObject({ role: { key: 'member' } })
    expect(await roleIn(foreign.id)).toMatchObject({ role: { key: 'member' } })
  })

  it('shows somebody who works in one company and applied at another the working side', async () => {
    const first = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    const own = await company(test.db, 'Zebra Crossing')
    await makeMembership(test.db, { now: testDay, group_id: first.id, user_id: own.owner.id, role: 'applicant' })
    expect((await test.call('getCurrentUser', { token: own.owner.token })).data).toMatchObject({
      role: { key: 'owner' },
      hasActivePlan: null,
      managerDepartments: [],
    })
  })

  it('tells all that I have told about myself, with the age range of today', async () => {
    const profile = {
      gender: 'FEMALE',
      born_on: '2001-12-31',
      country_code: '+60',
      mobile: '0123456789',
      employment_status: 'student',
      education_level: 'diploma',
      country: 'MY',
    } as const
    const { id, token } = await person(test.db, { profile, language: 'ms' })
    const { born_on: dob, ...rest } = profile
    const inYear = async (year: number) => {
      const new_year = new Date(`${year}-01-01T00:00:00+08:00`)
      const then = await signedIn(test.db, id, new Date(new_year.getTime() + 1000))
      test.clock.moveTo(new_year)
      const { data } = await test.call('getCurrentUser', { token: then })
      test.clock.moveTo(testDay)
      return data
    }
    expect((await test.call('getCurrentUser', { token })).data).toMatchObject({
      ...rest,
      dob,
      age_range: 3,
      language: 'ms',
      is_receive: true,
      picture: null,
      preferences: {},
      version: 1,
    })
    expect(await inYear(2025)).toMatchObject({ age_range: 2 })
    expect(await inYear(2036)).toMatchObject({ age_range: 4 })
  })

  it('leaves empty what nobody has told', async () => {
    const { token } = await person(test.db)
    expect((await test.call('getCurrentUser', { token })).data).toMatchObject({
      username: null,
      gender: null,
      mobile: null,
      dob: null,
      age_range: null,
      employment_status: null,
      education_level: null,
      country: null,
      hired_at: null,
      resigned_at: null,
      impersonate: null,
    })
  })

  it('names the departments that I am in, and those that limit me as a manager', async () => {
    const { id: group_id } = await company(test.db)
    const roastery = await makeDepartment(test.db, { now: testDay, group_id, name: 'Roastery' })
    const bakery = await makeDepartment(test.db, { now: testDay, group_id, name: 'bakery' })
    await makeDepartment(test.db, { now: testDay, group_id, name: 'People' })
    const department_ids = [roastery.id, bakery.id]
    const shown = [bakery, roastery]
    const [manager, member] = [await person(test.db), await person(test.db)]
    await makeMembership(test.db, { now: testDay, group_id, user_id: manager.id, role: 'manager', department_ids })
    await makeMembership(test.db, { now: testDay, group_id, user_id: member.id, role: 'member', department_ids })
    expect((await test.call('getCurrentUser', { token: manager.token })).data).toMatchObject({
      groups: [{ departments: shown }],
      managerDepartments: shown,
    })
    expect((await test.call('getCurrentUser', { token: member.token })).data).toMatchObject({
      groups: [{ departments: shown }],
      managerDepartments: [],
    })
  })

  it('tells when I was hired in the selected company', async () => {
    const { id: group_id, owner } = await company(test.db)
    await test.db
      .updateTable('memberships')
      .set({ hired_on: '2020-02-01', resigned_on: '2026-12-31' })
      .where('group_id', '=', group_id)
      .where('user_id', '=', owner.id)
      .execute()
    expect((await test.call('getCurrentUser', { token: owner.token })).data).toMatchObject({
      hired_at: '2020-02-01',
      resigned_at: '2026-12-31',
    })
  })

  it("tells each company's plan in my language, and forgets it at its last moment", async () => {
    const own = await company(test.db, 'Zebra Crossing')
    const poor = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    await makeMembership(test.db, { now: testDay, group_id: poor.id, user_id: own.owner.id, role: 'member' })
    const ends_at = new Date(testDay.getTime() + 60 * 60 * 1000)
    await makeSubscription(test.db, { now: testDay, group_id: own.id, sku: 'annual', status: 'active', ends_at })
    await test.call('selectLanguage', { token: own.owner.token, body: { language: 'ms' } })
    const userIn = async (group_id: string) =>
      (await test.call('getCurrentUser', { token: own.owner.token, query: { group_id } })).data
    const plan = { plan: { title: 'Tahunan+', kind: 4, status: 'active', ends_at: ends_at.toISOString() } }
    expect(await userIn(own.id)).toMatchObject({
      groups: [{ hasActivePlan: null }, { hasActivePlan: plan }],
      hasActivePlan: plan,
    })
    expect(await userIn(poor.id)).toMatchObject({ hasActivePlan: null })
    test.clock.moveTo(ends_at)
    expect(await userIn(own.id)).toMatchObject({
      groups: [{ hasActivePlan: null }, { hasActivePlan: null }],
      hasActivePlan: null,
    })
    test.clock.moveTo(testDay)
  })

  it('says who looks through my eyes, and why', async () => {
    const staff = await person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })
    const { id } = await person(test.db)
    const token = await impersonating(test.db, staff, id)
    expect((await test.call('getCurrentUser', { token })).data).toMatchObject({
      id,
      impersonate: {
        impersonate_by: { id: staff.id, full_name: 'Mei Ling Wong' },
        reason: 'Cannot find the results',
        since: testDay.toISOString(),
      },
    })
  })

  it('shows staff what they may do, and nobody else', async () => {
    const root = await person(test.db, { platform_role: 'root' })
    const nobody = await person(test.db)
    expect(await test.call('getCurrentUser', { token: root.token })).toMatchObject({
      data: { role: { id: 1, key: 'root' }, permissions: wordsOfRole.root, groups: [] },
    })
    expect(await test.call('getCurrentUser', { token: nobody.token })).toMatchObject({
      data: { role: { id: 10, key: 'applicant' }, permissions: [], groups: [] },
    })
  })

  it('leaves out a company that I have left', async () => {
    const { id: group_id } = await company(test.db)
    const former = await person(test.db)
    await makeMembership(test.db, {
      now: testDay,
      group_id,
      user_id: former.id,
      role: 'owner',
      deactivated_at: testDay,
    })
    expect(await test.call('getCurrentUser', { token: former.token })).toMatchObject({ data: { groups: [] } })
  })

  it('never sends a password, nor anything else that was not agreed on', async () => {
    const { token } = await person(test.db)
    const { data } = await test.call('getCurrentUser', { token })
    expect(JSON.stringify(data)).not.toMatch(/password|argon2|failed|locked/)
  })
})

describe('selectLanguage', () => {
  it('is kept for the next call, whatever the browser says', async () => {
    const { id: group_id } = await company(test.db)
    const { token } = await colleague(test.db, group_id, 'member')
    expect(await test.call('selectLanguage', { token, body: { language: 'zh' } })).toMatchObject({
      status: 200,
      data: { language: 'zh' },
    })
    expect(await test.call('getLanguage', { token })).toMatchObject({ data: { language: 'zh' } })
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ data: { language: 'zh' } })
  })

  it.each([{}, { language: 'fr' }, { language: null }, { language: ['en'] }])('refuses %j by field', async (body) => {
    const { token } = await person(test.db)
    const answer = await test.call('selectLanguage', { token, body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(['language'])
  })
})

describe('getLanguage', () => {
  it('offers each language by its own name', async () => {
    expect(await test.call('getLanguage')).toMatchObject({
      data: {
        language: 'en',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'zh', name: '中文' },
          { code: 'ms', name: 'Bahasa Melayu' },
        ],
      },
    })
  })
})
