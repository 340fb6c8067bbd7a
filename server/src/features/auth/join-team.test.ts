import { roleId } from '@catchpitch/contract/access/roles'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { makeMembership } from '#content/make-company'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { company, person, placeInTeam, testPassword } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

let made = 0
const newAddress = () => `colleague-${(made += 1)}@example.com`
const anyPlace = () => `198.51.100.${(made += 1) % 250}`
const chosen = 'Brand-new-horse-8'
const account = { first_name: 'Wei', last_name: 'Li', password: chosen, password_confirmation: chosen }

type Company = Awaited<ReturnType<typeof company>>

async function invite({ id, owner }: Company, email: string, place?: { role: 'manager'; departments: string[] }) {
  const body = { first_name: 'Wei', last_name: 'Li', email, ...(place ?? (await placeInTeam(test.db, id))) }
  await test.call('inviteColleague', { token: owner.token, query: { group_id: id }, body })
  return mailbox.linkTo(email)
}

const join = (link: Record<string, string>, more: Record<string, unknown> = {}) =>
  test.call('joinTeam', { body: { ...link, ...more }, ip: anyPlace() })

const membershipOf = (group_id: string, email: string) =>
  test.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('users.email_key', '=', email)
    .select([
      'memberships.role_id',
      'memberships.department_ids',
      'memberships.deactivated_at',
      'memberships.invited_by',
    ])
    .executeTakeFirst()

const signIn = (email: string, password: string) => test.call('login', { body: { email, password }, ip: anyPlace() })

describe('joinTeam', () => {
  it('tells a newcomer that an account is needed, and makes it with the press that brings one', async () => {
    const own = await company(test.db, 'Teh Tarik Trading')
    const email = newAddress()
    const link = await invite(own, email)
    expect(await join(link)).toMatchObject({
      status: 200,
      data: { group: 'Teh Tarik Trading', has_account: false, joined: false },
    })
    expect(await membershipOf(own.id, email)).toBeUndefined()
    expect(await join(link, { account })).toMatchObject({
      status: 200,
      data: { group: 'Teh Tarik Trading', has_account: false, joined: true },
      message: 'Welcome to the team.',
    })
    expect(await membershipOf(own.id, email)).toEqual({
      role_id: roleId.member,
      department_ids: [expect.any(String)],
      deactivated_at: null,
      invited_by: own.owner.id,
    })
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
  })

  it('lets somebody who has an account in at once, and leaves name and password as they are', async () => {
    const own = await company(test.db)
    const { id, email } = await person(test.db)
    expect(await join(await invite(own, email), { account })).toMatchObject({
      data: { has_account: true, joined: true },
    })
    expect(await membershipOf(own.id, email)).toMatchObject({ role_id: roleId.member })
    const row = test.db.selectFrom('users').where('id', '=', id).select('first_name')
    expect(await row.executeTakeFirst()).toEqual({ first_name: 'Aisyah' })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 200 })
  })

  it('tells which company it is to whoever only looks, and does nothing, whatever else is sent', async () => {
    const own = await company(test.db, 'Kopi dan Kain')
    const { email } = await person(test.db)
    const newcomer = newAddress()
    const links = [await invite(own, email), await invite(own, newcomer)] as const
    expect(await join(links[0], { look: true })).toMatchObject({
      status: 200,
      data: { group: 'Kopi dan Kain', has_account: true, joined: false },
    })
    expect(await join(links[1], { look: true, account })).toMatchObject({ data: { has_account: false, joined: false } })
    expect(await membershipOf(own.id, email)).toBeUndefined()
    expect(await membershipOf(own.id, newcomer)).toBeUndefined()
    expect(await join(links[0])).toMatchObject({ data: { joined: true } })
  })

  it('trusts no account that was never confirmed: whoever made it does not get into the company', async () => {
    const own = await company(test.db)
    const { email, token } = await person(test.db, { verified_at: null })
    const link = await invite(own, email)
    expect(await join(link)).toMatchObject({ data: { has_account: false, joined: false } })
    expect(await join(link, { account })).toMatchObject({ data: { joined: true } })
    expect(await signIn(email, testPassword)).toMatchObject({ status: 401 })
    expect(await test.call('logout', { token })).toMatchObject({ status: 408 })
    expect(await signIn(email, chosen)).toMatchObject({ status: 200 })
  })

  it('refuses any address but the invited one', async () => {
    const own = await company(test.db)
    const { email } = await person(test.db)
    const link = await invite(own, newAddress())
    expect(await join({ ...link, email })).toMatchObject({ status: 410, code: 'link.expired' })
    expect(await membershipOf(own.id, email)).toBeUndefined()
  })

  it.each(['owner', 'manager'] as const)('leaves somebody who became %s meanwhile what they are', async (role) => {
    const own = await company(test.db)
    const { id, email } = await person(test.db)
    const link = await invite(own, email)
    await makeMembership(test.db, { now: testDay, group_id: own.id, user_id: id, role })
    expect(await join(link)).toMatchObject({ status: 200, data: { joined: true } })
    expect(await membershipOf(own.id, email)).toMatchObject({ role_id: roleId[role] })
  })

  it('makes a newcomer, an applicant, and somebody who had left what the invitation says', async () => {
    const own = await company(test.db)
    const { departments } = await placeInTeam(test.db, own.id)
    const place = { role: 'manager', departments } as const
    const newcomer = newAddress()
    const applicant = await person(test.db)
    const former = await person(test.db)
    const at = { now: testDay, group_id: own.id }
    await makeMembership(test.db, { ...at, user_id: applicant.id, role: 'applicant' })
    await makeMembership(test.db, { ...at, user_id: former.id, role: 'manager', deactivated_at: testDay })
    for (const email of [newcomer, applicant.email, former.email]) {
      expect(await join(await invite(own, email, place), { account })).toMatchObject({ data: { joined: true } })
      expect(await membershipOf(own.id, email)).toMatchObject({
        role_id: roleId.manager,
        department_ids: departments,
        deactivated_at: null,
      })
    }
  })

  it('makes somebody who was invited before departments could be chosen a member without any', async () => {
    const own = await company(test.db)
    const { email } = await person(test.db)
    const link = await invite(own, email)
    await test.db.updateTable('team_invitations').set({ department_ids: [] }).where('group_id', '=', own.id).execute()
    expect(await join(link)).toMatchObject({ data: { joined: true } })
    expect(await membershipOf(own.id, email)).toMatchObject({ role_id: roleId.member, department_ids: [] })
  })

  it('lets nobody back in by an older invitation', async () => {
    const own = await company(test.db)
    const { id, email } = await person(test.db)
    const older = await invite(own, email)
    await join(await invite(own, email))
    const left = test.db.updateTable('memberships').set({ deactivated_at: testDay })
    await left.where('group_id', '=', own.id).where('user_id', '=', id).execute()
    expect(await join(older)).toMatchObject({ status: 410 })
    expect(await membershipOf(own.id, email)).toMatchObject({ deactivated_at: testDay })
  })

  it('works once, also for two presses at once', async () => {
    const own = await company(test.db)
    const link = await invite(own, newAddress())
    const answers = await Promise.all([join(link, { account }), join(link, { account })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  it('makes one account when two companies are joined at the same moment', async () => {
    const [one, other] = [await company(test.db), await company(test.db)]
    const email = newAddress()
    const links = [await invite(one, email), await invite(other, email)]
    const answers = await Promise.all(links.map((link) => join(link, { account })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { id } of [one, other]) expect(await membershipOf(id, email)).toMatchObject({ role_id: roleId.member })
  })

  it('is worth nothing after a week, or for an account that was closed', async () => {
    const own = await company(test.db)
    const late = await invite(own, newAddress())
    test.clock.moveBy(limits.link.join_days * 24 * 60 * 60 * 1000)
    expect(await join(late, { account })).toMatchObject({ status: 410 })
    test.clock.moveTo(testDay)
    const { email } = await person(test.db, { deactivated_at: testDay })
    expect(await join(await invite(own, email), { account })).toMatchObject({ status: 410 })
  })

  it.each([
    [{ ...account, password_confirmation: 'Other-horse-9' }, 'account.password_confirmation'],
    [{ ...account, first_name: 'R2D2' }, 'account.first_name'],
    [{ ...account, password: 'short', password_confirmation: 'short' }, 'account.password'],
  ])('says by field what is wrong with an account, and leaves the link as it is: %#', async (wrong, field) => {
    const own = await company(test.db)
    const link = await invite(own, newAddress())
    const answer = await join(link, { account: wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
    expect(await join(link, { account })).toMatchObject({ status: 200 })
  })

  it('stands in the log of the company once somebody has joined, and not before', async () => {
    const own = await company(test.db)
    const link = await invite(own, newAddress())
    const joined = test.db
      .selectFrom('audit_events')
      .where('group_id', '=', own.id)
      .where('action', '=', 'joinTeam')
      .select(['actor_id', 'subject'])
    await join(link)
    expect(await joined.execute()).toEqual([])
    await join(link, { account })
    expect(await joined.execute()).toMatchObject([{ subject: 'user' }])
  })
})
