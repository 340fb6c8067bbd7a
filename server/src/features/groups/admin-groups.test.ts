import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { makeCompany, makeDepartment, makeMembership } from '#content/make-company'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { colleague, companyWithoutPlan as company, impersonating, person } from '#testing/make'
import { invited, liveSurvey } from '#testing/respondent'
import { testDay } from '#testing/test-day'

const test = useApp()

let root: { id: string; token: string }
let moderator: { id: string; token: string }
beforeAll(async () => {
  await seedCatalog(test.db, testDay)
  root = await person(test.db, { platform_role: 'root' })
  moderator = await person(test.db, { platform_role: 'moderator' })
})

let made = 0
const form = (wishes: Record<string, unknown> = {}) => {
  made += 1
  return {
    name: `Batik House ${made}`,
    registration_number: `2026${String(made).padStart(6, '0')}`,
    employees: 40,
    industry: '',
    business_size: 2,
    country: 'MY',
    departments: ['Shop', 'Workshop'],
    ...wishes,
  }
}

const create = (wishes: Record<string, unknown> = {}, token = root.token) =>
  test.call('createGroup', { token, body: form(wishes) })

type Shown = { name: string; version: number; departments: { id: string; name: string }[] } & Record<string, unknown>
const isShown = (data: unknown): data is Shown => typeof data === 'object' && data !== null && 'departments' in data

async function show(id: string): Promise<Shown> {
  const { data } = await test.call('getGroup', { token: moderator.token, params: { id } })
  if (!isShown(data)) throw new Error('There is no such company')
  return data
}

function idIn({ data }: { data?: unknown }): string {
  if (typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string') return data.id
  throw new Error('There is no id')
}

const update = async (id: string, wishes: Record<string, unknown> = {}) => {
  const { name, registration_number, employees, business_size, country, departments, version } = await show(id)
  const body = {
    name,
    registration_number,
    employees,
    industry: '',
    business_size,
    country,
    version,
    departments: departments.map((department) => department.name),
    ...wishes,
  }
  return test.call('updateGroup', { token: root.token, params: { id }, body })
}

const list = async (query: Record<string, string>) => {
  const { data } = await test.call('listGroups', { token: moderator.token, query })
  return Array.isArray(data) ? data.map(({ name }: { name: string }) => name) : []
}

describe('createGroup', () => {
  it('makes a company with its departments and its trial', async () => {
    const answer = await create({ name: 'Batik House' }, moderator.token)
    expect(answer).toMatchObject({ status: 200, message: 'Data saved Successfully.' })
    expect(await show(idIn(answer))).toMatchObject({
      name: 'Batik House',
      employees: 40,
      business_size: 2,
      country: 'MY',
      industry: null,
      plan: { status: 'trialing' },
      suspended: false,
      empty: true,
      departments: [
        { name: 'Shop', people: 0 },
        { name: 'Workshop', people: 0 },
      ],
    })
  })

  it.each([
    ['name', { name: '' }, 'This field is required.'],
    ['registration_number', { registration_number: '12' }, 'Please use at least 5 characters.'],
    ['employees', { employees: null }, 'This field is required.'],
    ['employees', { employees: 0 }, 'Please enter 1 or more.'],
    ['industry', { industry: 'alchemy' }, 'Please choose one of the offered values.'],
    ['business_size', { business_size: 9 }, 'Please choose one of the offered values.'],
    ['country', { country: 'XX' }, 'Please choose one of the offered values.'],
    ['departments.1', { departments: ['Shop', 'SHOP'] }, 'Department name is already been taken'],
  ])('refuses %s: %o', async (field, wishes, message) => {
    expect(await create(wishes)).toMatchObject({ status: 422, error: { [field]: [message] } })
  })

  it('is not for staff who look through the eyes of staff', async () => {
    const token = await impersonating(test.db, root, moderator.id)
    expect(await create({}, token)).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })
})

describe('updateGroup', () => {
  it('changes a company and its departments, and keeps in its log what', async () => {
    const id = idIn(await create())
    const answer = await update(id, { name: 'Batik & Co', departments: ['Workshop', 'Office'] })
    expect(answer).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await show(id)).toMatchObject({
      name: 'Batik & Co',
      departments: [{ name: 'Office' }, { name: 'Workshop' }],
    })
    const events = acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('group_id', '=', id)
      .where('action', '=', 'updateGroup')
      .select('detail')
    expect(await events.execute()).toEqual([{ detail: { fields: ['name', 'departments'] } }])
  })

  it('keeps a department that people are in', async () => {
    const { id, owner } = await company(test.db, 'Full House')
    const department = await makeDepartment(test.db, { now: testDay, group_id: id, name: 'Kitchen' })
    await test.db
      .updateTable('memberships')
      .set({ department_ids: [department.id] })
      .where('group_id', '=', id)
      .where('user_id', '=', owner.id)
      .execute()
    const wishes = { registration_number: '12345', employees: 3, departments: [] }
    expect(await update(id, wishes)).toMatchObject({
      status: 422,
      error: {
        departments: [
          'People, open invitations or surveys still belong to Kitchen. Please move them to another department first.',
        ],
      },
    })
  })

  it('refuses what was typed over a newer version, and knows no company that is not there', async () => {
    const id = idIn(await create())
    expect(await update(id, { version: 7 })).toMatchObject({ status: 409, code: 'record.changed' })
    const body = { ...form(), version: 1 }
    for (const absent of [newId(testDay), platformGroupId]) {
      const answer = await test.call('updateGroup', { token: root.token, params: { id: absent }, body })
      expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
    }
  })
})

describe('suspendGroup', () => {
  const suspend = (id: string, suspended: boolean) =>
    test.call('suspendGroup', { token: moderator.token, params: { id }, body: { suspended } })

  it('shuts the people of a company out, and lets them in again', async () => {
    const { id, owner } = await company(test.db)
    const call = () => test.call('listDepartments', { token: owner.token, query: { group_id: id } })
    expect(await suspend(id, true)).toMatchObject({ status: 200, message: 'The company is suspended.' })
    expect(await show(id)).toMatchObject({ suspended: true })
    expect(await call()).toMatchObject({
      status: 403,
      code: 'group.suspended',
      message: 'This company is suspended. Please write to support.',
    })
    // What is about the person and not about the company goes on.
    expect(await test.call('getCurrentUser', { token: owner.token })).toMatchObject({ status: 200 })
    await suspend(id, false)
    expect(await call()).toMatchObject({ status: 200 })
  })

  it('offers a suspended company to nobody new, but still finds it', async () => {
    const { id } = await makeCompany(test.db, { now: testDay, name: 'Shut Shop' })
    await suspend(id, true)
    const query = { keyword: 'Shut Shop' }
    expect(await test.call('listOpenGroups', { token: root.token, query })).toMatchObject({ data: [] })
    expect(await test.call('listGroupOptions', { token: root.token, query })).toMatchObject({ data: [{ id }] })
    expect(await list({ ...query, filter: 'suspended:yes' })).toEqual(['Shut Shop'])
    expect(await list({ ...query, filter: 'suspended:no' })).toEqual([])
  })

  it('knows no company that is not there', async () => {
    expect(await suspend(newId(testDay), true)).toMatchObject({ status: 404 })
  })
})

describe('removeGroup', () => {
  const remove = (id: string) => test.call('removeGroup', { token: root.token, params: { id } })

  it('removes a company that has nothing to lose', async () => {
    const id = idIn(await create())
    expect(await remove(id)).toMatchObject({ status: 200, message: 'Removed.' })
    expect(await remove(id)).toMatchObject({ status: 404 })
  })

  it('keeps one that people belong to, or surveys', async () => {
    const { id } = await company(test.db)
    const { id: other } = await makeCompany(test.db, { now: testDay })
    await liveSurvey(test, other)
    for (const used of [id, other]) {
      expect(await remove(used)).toMatchObject({ status: 409, code: 'group.used' })
      expect(await show(used)).toMatchObject({ empty: false })
    }
    expect(await remove(platformGroupId)).toMatchObject({ status: 404 })
  })
})

describe('listGroups', () => {
  it('is found by name and number, sorted and filtered', async () => {
    await create({ name: 'Zinc Works', registration_number: 'ZZ-77777', business_size: 4 })
    await create({ name: 'Amber Works', business_size: 1 })
    expect(await list({ keyword: 'works' })).toEqual(['Amber Works', 'Zinc Works'])
    expect(await list({ keyword: 'works', order: '-name' })).toEqual(['Zinc Works', 'Amber Works'])
    expect(await list({ keyword: 'zz-77777' })).toEqual(['Zinc Works'])
    expect(await list({ keyword: 'works', filter: 'business_size:4' })).toEqual(['Zinc Works'])
    expect(await test.call('listGroups', { token: root.token, query: { filter: 'color:red' } })).toMatchObject({
      status: 422,
    })
  })

  it('counts the people and surveys of each', async () => {
    const { id } = await company(test.db, 'Counting House')
    await colleague(test.db, id, 'member')
    const left = await person(test.db)
    await makeMembership(test.db, {
      now: testDay,
      group_id: id,
      user_id: left.id,
      role: 'member',
      deactivated_at: testDay,
    })
    await liveSurvey(test, id)
    expect(await test.call('listGroups', { token: root.token, query: { keyword: 'counting' } })).toMatchObject({
      data: [{ id, people: 2, surveys: 1, plan: null }],
    })
  })
})

describe('getGroupSummary', () => {
  it('tells a company in figures', async () => {
    const { id } = await company(test.db)
    await colleague(test.db, id, 'manager')
    const { id: survey_id } = await liveSurvey(test, id)
    await invited(test, { of: { group_id: id, survey_id } })
    expect(await test.call('getGroupSummary', { token: moderator.token, params: { id } })).toMatchObject({
      status: 200,
      data: {
        people: { owner: 1, manager: 1, member: 0 },
        surveys: { draft: 0, live: 1, closed: 0 },
        invites: { invited: 1, started: 0, completed: 0, declined: 0 },
        results: { accepted: 0, rejected: 0, pipeline: 0, undecided: 0 },
        plan: null,
      },
    })
    const absent = { token: moderator.token, params: { id: newId(testDay) } }
    expect(await test.call('getGroupSummary', absent)).toMatchObject({ status: 404 })
  })
})
