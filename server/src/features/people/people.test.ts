import { type RoleKey, roleKeys } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCompany, makeMembership } from '#content/make-company'
import { makePerson } from '#content/make-person'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { colleague, company, impersonating, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

/** Each test has the list to itself. */
beforeEach(async () => {
  const everywhere = acrossGroups(test.db)
  for (const table of ['audit_events', 'subscriptions', 'memberships', 'sessions', 'users'] as const) {
    await everywhere.deleteFrom(table).execute()
  }
  await everywhere.deleteFrom('groups').where('id', '!=', platformGroupId).execute()
})

type Listed = {
  id: string
  full_name: string
  role: string
  groups: { name: string; role: string }[]
  can: { impersonate: boolean }
}

async function list(token: string, query: Record<string, string> = {}): Promise<Listed[]> {
  const { data } = await test.call('listPeople', { token, query })
  return Array.isArray(data) ? data : []
}

const root = () => person(test.db, { platform_role: 'root', first_name: 'Mei Ling', last_name: 'Wong' })
const moderator = () => person(test.db, { platform_role: 'moderator', first_name: 'Ravi', last_name: 'Kumar' })

const later = (seconds: number) => new Date(testDay.getTime() + seconds * 1000)
const names = (rows: { full_name: string }[]) => rows.map(({ full_name }) => full_name)

async function somebody(first_name: string, seconds = 1): Promise<string> {
  return (await makePerson(test.db, { now: later(seconds), first_name, last_name: 'Tan' })).id
}

describe('listPeople', () => {
  it('shows everybody with the companies they are in and what they are there', async () => {
    const staff = await root()
    const { id: group_id, owner } = await company(test.db, 'Zebra Crossing')
    const other = await makeCompany(test.db, { now: testDay, name: 'Ant Hill' })
    await makeMembership(test.db, { now: testDay, group_id: other.id, user_id: owner.id, role: 'member' })
    expect(await test.call('listPeople', { token: staff.token, query: { filter: `group:${group_id}` } })).toEqual({
      status: 200,
      message: null,
      data: [
        {
          id: owner.id,
          full_name: 'Aisyah Tan',
          email: owner.email,
          role: 'owner',
          groups: [
            { id: other.id, name: 'Ant Hill', role: 'member' },
            { id: group_id, name: 'Zebra Crossing', role: 'owner' },
          ],
          verified: true,
          deactivated: false,
          created_at: testDay.toISOString(),
          can: { edit: true, close: true, impersonate: true, send_sign_in_link: true, expire_password: true },
        },
      ],
      pagination: { total: 1, more: false, per_page: 20, current_page: 1, last_page: 1 },
    })
  })

  it('shows twenty a page, the oldest first unless asked otherwise', async () => {
    const staff = await root()
    const made = Array.from({ length: 22 }, (_, index) => `Person ${String(index).padStart(2, '0')}`)
    for (const [index, name] of made.entries()) await somebody(name, index + 1)
    const everybody = ['Mei Ling Wong', ...made.map((name) => `${name} Tan`)]
    expect(names(await list(staff.token))).toEqual(everybody.slice(0, 20))
    expect(names(await list(staff.token, { page: '2' }))).toEqual(everybody.slice(20))
    expect(names(await list(staff.token, { order: '-created_at' }))).toEqual(everybody.toReversed().slice(0, 20))
  })

  it('finds by name and address, in any case and order, and in Chinese', async () => {
    const staff = await root()
    await makePerson(test.db, { now: testDay, first_name: '伟', last_name: '李', email: 'wei@kopi.example' })
    await somebody('Nurul')
    for (const keyword of ['tan nurul', 'NURUL', 'nur']) {
      expect(names(await list(staff.token, { keyword }))).toEqual(['Nurul Tan'])
    }
    for (const keyword of ['李', '李伟', '伟 李', 'Kopi.Example']) {
      expect(names(await list(staff.token, { keyword }))).toEqual(['李伟'])
    }
    expect(await list(staff.token, { keyword: '伟李' })).toEqual([])
    expect(await list(staff.token, { keyword: '%' })).toEqual([])
  })

  it('shows of a company those who are in it, and nobody who has left', async () => {
    const staff = await root()
    const { id: group_id, owner } = await company(test.db)
    const foreign = await company(test.db, 'Teh Tarik Trading')
    const former = await person(test.db)
    const left = { now: testDay, user_id: former.id, role: 'owner', deactivated_at: testDay } as const
    await makeMembership(test.db, { ...left, group_id })
    const ids = async (filter: string) => (await list(staff.token, { filter })).map(({ id }) => id)
    expect(await ids(`group:${group_id}`)).toEqual([owner.id])
    expect((await ids(`group:${group_id},${foreign.id}`)).toSorted()).toEqual([owner.id, foreign.owner.id].toSorted())
    expect((await list(staff.token)).find(({ id }) => id === former.id)).toMatchObject({
      role: 'applicant',
      groups: [],
    })
  })

  it('calls everybody by the role that may do most', async () => {
    const staff = await root()
    const user_id = await somebody('Nurul')
    const roles = ['applicant', 'member', 'manager', 'owner'] as const
    for (const role of roles) {
      const { id: group_id } = await makeCompany(test.db, { now: testDay })
      await makeMembership(test.db, { now: testDay, group_id, user_id, role })
      expect(await list(staff.token, { keyword: 'nurul' })).toMatchObject([{ role }])
    }
  })

  it('shows roots and moderators to root, and neither to a moderator', async () => {
    const one = await root()
    const other = await moderator()
    await somebody('Nurul')
    // They came at the same moment, so they may stand in any order.
    expect((await list(one.token)).map(({ role }) => role).toSorted()).toEqual(['applicant', 'moderator', 'root'])
    expect(names(await list(other.token))).toEqual(['Nurul Tan'])
    expect(await list(other.token, { keyword: 'wong' })).toEqual([])
  })

  it('offers to impersonate exactly where the call would be allowed', async () => {
    const one = await root()
    const { id: group_id } = await company(test.db)
    await moderator()
    await colleague(test.db, group_id, 'manager')
    await colleague(test.db, group_id, 'member')
    await colleague(test.db, group_id, 'applicant')
    await person(test.db, { deactivated_at: testDay })
    const rows = await list(one.token)
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set<RoleKey>(roleKeys))
    for (const { id, can } of rows) {
      const { status } = await test.call('impersonate', { token: one.token, body: { user_id: id, reason: 'To see' } })
      expect(status === 200, id).toBe(can.impersonate)
    }
  })

  it('offers nobody while I impersonate a moderator', async () => {
    const one = await root()
    const other = await moderator()
    await somebody('Nurul')
    const token = await impersonating(test.db, one, other.id)
    expect(await list(token)).toMatchObject([
      { full_name: 'Nurul Tan', can: { impersonate: false, send_sign_in_link: false, expire_password: false } },
    ])
  })

  it('is sorted by name, whatever the capitals', async () => {
    const staff = await root()
    for (const name of ['zoe', 'Amir', 'bala']) await somebody(name)
    const sorted = ['Amir Tan', 'bala Tan', 'Mei Ling Wong', 'zoe Tan']
    expect(names(await list(staff.token, { order: 'name' }))).toEqual(sorted)
    expect(names(await list(staff.token, { order: '-name' }))).toEqual(sorted.toReversed())
  })

  it('finds people by their role, on the platform or in any company', async () => {
    const staff = await root()
    await moderator()
    const { id: group_id } = await company(test.db)
    await colleague(test.db, group_id, 'member', { first_name: 'Nur' })
    await colleague(test.db, group_id, 'applicant', { first_name: 'Devi' })
    await somebody('Guest')
    const of = async (filter: string) => names(await list(staff.token, { filter, order: 'name' }))
    expect(await of('role:root')).toEqual(['Mei Ling Wong'])
    expect(await of('role:moderator,owner')).toEqual(['Aisyah Tan', 'Ravi Kumar'])
    expect(await of('role:member')).toEqual(['Nur Tan'])
    // Who belongs to no company is an applicant, as everybody is who only signed up.
    expect(await of('role:applicant')).toEqual(['Devi Tan', 'Guest Tan'])
  })

  it('finds those who have not confirmed their address, and those whose account is closed', async () => {
    const staff = await root()
    await person(test.db, { first_name: 'Waiting', verified_at: null })
    await person(test.db, { first_name: 'Closed', deactivated_at: testDay })
    const of = async (filter: string) => names(await list(staff.token, { filter, order: 'name' }))
    expect(await of('verified:no')).toEqual(['Waiting Tan'])
    expect(await of('active:no')).toEqual(['Closed Tan'])
    expect(await of('verified:yes;active:yes')).toEqual(['Mei Ling Wong'])
    expect(await of('verified:yes,no')).toHaveLength(3)
  })

  it('leaves out whoever was removed or erased', async () => {
    const staff = await root()
    const { id } = await person(test.db)
    await test.db.updateTable('users').set({ erased_at: testDay }).where('id', '=', id).execute()
    expect(names(await list(staff.token))).toEqual(['Mei Ling Wong'])
  })

  it.each([
    [{ page: '0' }, 'page'],
    [{ order: 'password_hash' }, 'order'],
    [{ filter: 'group:7' }, 'filter'],
    [{ filter: 'role:king' }, 'filter'],
    [{ filter: 'verified:maybe' }, 'filter'],
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
    [{ keyword: 'a\0b' }, 'keyword'],
  ])('refuses %j by field', async (query, field) => {
    const staff = await root()
    const answer = await test.call('listPeople', { token: staff.token, query })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('never sends a password, nor anything else that was not agreed on', async () => {
    const staff = await root()
    expect(JSON.stringify(await list(staff.token))).not.toMatch(/password_|argon2|mobile|born/)
  })
})

describe('listGroupOptions', () => {
  const options = async (token: string, query: Record<string, string> = {}) => {
    const { data } = await test.call('listGroupOptions', { token, query })
    return Array.isArray(data) ? data.map((row: { name: string }) => row.name) : []
  }

  it('offers the companies by name, whatever its case, without the platform itself', async () => {
    const { token } = await moderator()
    for (const name of ['zebra Crossing', 'Ant Hill', 'bee Line']) await makeCompany(test.db, { now: testDay, name })
    expect(await options(token)).toEqual(['Ant Hill', 'bee Line', 'zebra Crossing'])
    expect(await options(token, { order: '-name' })).toEqual(['zebra Crossing', 'bee Line', 'Ant Hill'])
    expect(await options(token, { keyword: 'LINE' })).toEqual(['bee Line'])
    expect(await options(token, { keyword: 'platform' })).toEqual([])
  })

  it('offers twenty at a time', async () => {
    const { token } = await moderator()
    for (let index = 0; index < 21; index += 1) await makeCompany(test.db, { now: testDay })
    const answer = await test.call('listGroupOptions', { token, query: { page: '2' } })
    expect(answer).toMatchObject({ status: 200, data: [{ name: 'Kopi & Kain Sdn Bhd' }], pagination: { total: 21 } })
  })

  it('tells of a company its id and name, and nothing more', async () => {
    const { token } = await moderator()
    const { id, name } = await makeCompany(test.db, { now: testDay })
    expect(await test.call('listGroupOptions', { token })).toMatchObject({ data: [{ id, name }] })
    const { data } = await test.call('listGroupOptions', { token })
    expect(data).toEqual([{ id, name }])
  })
})
