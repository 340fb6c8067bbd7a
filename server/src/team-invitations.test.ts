import { limits } from '@catchpitch/contract/limits'
import { mailState } from '@catchpitch/contract/mail/mail-state'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeDepartment } from '#content/make-company'
import { makeTeamInvitation } from '#features/teams/team-invitations.factory'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, companyWithoutPlan, person, signedIn } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

afterEach(() => test.clock.moveTo(testDay))

const day_ms = 24 * 60 * 60 * 1000
let made = 0
const newAddress = () => `invited-${(made += 1)}@example.com`

const department = async (group_id: string, name: string) =>
  (await makeDepartment(test.db, { now: testDay, group_id, name })).id

/** A company with a department, and the calls that its owner makes; `as` makes them as somebody else. */
async function team() {
  const { id: group_id, owner: founder } = await company(test.db)
  // Signed in for longer than any invitation works.
  const owner = { ...founder, token: await signedIn(test.db, founder.id, new Date('2040-01-01T00:00:00Z')) }
  const retail = await department(group_id, 'Retail')
  const query = { group_id }
  const calls = (token: string | null) => ({
    list: () => test.call('listTeamInvitations', { token, query }),
    get: (id: string) => test.call('getTeamInvitation', { token, query, params: { id } }),
    update: (id: string, body: unknown) => test.call('updateTeamInvitation', { token, query, params: { id }, body }),
    resend: (id: string) => test.call('resendTeamInvitation', { token, query, params: { id } }),
    withdraw: (id: string) => test.call('withdrawInvitation', { token, query, params: { id } }),
  })
  const own = { group_id, owner, retail, form: { ...name, role: 'manager', departments: [retail] } }
  const invite = async (email: string, departments = [retail]) => {
    const body = { ...name, email, role: 'member', departments }
    expect(await test.call('inviteColleague', { token: owner.token, query, body })).toMatchObject({ status: 200 })
    const key = email.toLowerCase()
    const row = test.db.selectFrom('team_invitations').where('group_id', '=', group_id).where('email_key', '=', key)
    return (await row.select('id').executeTakeFirstOrThrow()).id
  }
  return { ...own, invite, ...calls(owner.token), as: calls }
}

const name = { first_name: 'Wei', last_name: 'Li' }
const password = 'Brand-new-horse-8'
const account = { ...name, password, password_confirmation: password }

const join = (link: Record<string, string>) =>
  test.call('joinTeam', { body: { ...link, account }, ip: `198.51.100.${(made += 1) % 250}` })
const look = async (link: Record<string, string>) =>
  (await test.call('joinTeam', { body: { ...link, look: true }, ip: `198.51.100.${(made += 1) % 250}` })).status

const membershipOf = (group_id: string, email: string) =>
  test.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.group_id', '=', group_id)
    .where('users.email_key', '=', email)
    .select(['memberships.role_id', 'memberships.department_ids'])
    .executeTakeFirst()

const auditOf = (group_id: string, action: string) =>
  test.db
    .selectFrom('audit_events')
    .where('group_id', '=', group_id)
    .where('action', '=', action)
    .orderBy('id')
    .select(['subject', 'subject_id', 'detail'])
    .execute()

describe('listTeamInvitations', () => {
  it('shows who was invited and has not come, once each, with what they will be', async () => {
    const own = await team()
    await own.invite('wei@example.com')
    await own.invite('WEI@example.com', [own.retail, await department(own.group_id, 'Dapur')])
    await own.invite('mei@example.com')
    expect(await own.list()).toMatchObject({
      data: [
        { full_name: 'Wei Li', email: 'mei@example.com', invited_by: 'Aisyah Tan', state: 'waiting', role: 'member' },
        { email: 'WEI@example.com', departments: [{ name: 'Dapur' }, { id: own.retail, name: 'Retail' }] },
      ],
    })
    expect(await (await team()).list()).toMatchObject({ data: [] })
  })

  it('says which mail did not arrive and which link has expired, and forgets what is a month old', async () => {
    const own = await team()
    await own.invite(newAddress())
    await test.db.updateTable('mails').set({ state: mailState.failed }).where('group_id', '=', own.group_id).execute()
    expect(await own.list()).toMatchObject({ data: [{ state: 'failed' }] })
    test.clock.moveBy(limits.link.join_days * day_ms)
    expect(await own.list()).toMatchObject({ data: [{ state: 'expired' }] })
    test.clock.moveBy(30 * day_ms)
    expect(await own.list()).toMatchObject({ data: [] })
  })

  it('ends the link of an earlier invitation to the same mailbox', async () => {
    const own = await team()
    const email = newAddress()
    await own.invite(email)
    const first = await mailbox.linkTo(email)
    await own.invite(email)
    expect(await look(first)).toBe(410)
    expect(await look(await mailbox.linkTo(email))).toBe(200)
  })
})

describe('updateTeamInvitation', () => {
  it('changes what joining gives, by the link that was sent already', async () => {
    const own = await team()
    const email = newAddress()
    const id = await own.invite(email)
    const link = await mailbox.linkTo(email)
    const dapur = await department(own.group_id, 'Dapur')
    const body = { first_name: 'Mei', last_name: 'Li', role: 'manager', departments: [dapur, dapur] }
    expect(await own.update(id, body)).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { id, full_name: 'Mei Li', email, role: 'manager', departments: [{ id: dapur, name: 'Dapur' }] },
    })
    expect(await own.get(id)).toMatchObject({ data: { first_name: 'Mei', state: 'waiting' } })
    // Nothing has changed, so there is nothing to tell.
    await own.update(id, body)
    expect(await auditOf(own.group_id, 'updateTeamInvitation')).toEqual([
      { subject: 'invitation', subject_id: id, detail: { fields: ['first_name', 'role', 'departments'] } },
    ])
    expect(await mailbox.mailsTo(email)).toHaveLength(1)
    expect(await join(link)).toMatchObject({ data: { joined: true } })
    expect(await membershipOf(own.group_id, email)).toEqual({ role_id: 3, department_ids: [dapur] })
  })

  it('gives a department to somebody who was invited before there was a choice', async () => {
    const own = await team()
    const { id } = await makeTeamInvitation(test.db, { now: testDay, group_id: own.group_id, email: newAddress() })
    expect(await own.get(id)).toMatchObject({ data: { role: 'member', departments: [] } })
    expect(await own.update(id, own.form)).toMatchObject({ data: { departments: [{ id: own.retail }] } })
  })

  it('says what is wrong by field', async () => {
    const own = await team()
    const id = await own.invite(newAddress())
    expect(await own.update(id, { first_name: 'R2D2', last_name: '', role: '', departments: [] })).toMatchObject({
      status: 422,
      error: {
        first_name: [expect.any(String)],
        last_name: [expect.any(String)],
        role: ['A role must be selected.'],
        departments: ['A department must be selected.'],
      },
    })
    const { retail: foreign } = await team()
    expect(await own.update(id, { ...own.form, departments: [foreign] })).toMatchObject({
      status: 422,
      error: { departments: ['Please choose one of the offered values.'] },
    })
    expect(await own.get(id)).toMatchObject({ data: { role: 'member' } })
  })
})

describe('resendTeamInvitation', () => {
  it('sends a new link that works as long as a first one, and ends the old one', async () => {
    const own = await team()
    const email = newAddress()
    const id = await own.invite(email)
    const old = await mailbox.linkTo(email)
    test.clock.moveBy(2 * day_ms)
    const expires_at = new Date(testDay.getTime() + (2 + limits.link.join_days) * day_ms).toISOString()
    expect(await own.resend(id)).toMatchObject({
      status: 200,
      message: 'The invitation is on its way.',
      data: { id, email, expires_at, state: 'waiting' },
    })
    expect(await mailbox.mailsTo(email)).toHaveLength(2)
    expect(await look(old)).toBe(410)
    expect(await auditOf(own.group_id, 'resendTeamInvitation')).toMatchObject([
      { subject: 'invitation', subject_id: id },
    ])
    expect(await join(await mailbox.linkTo(email))).toMatchObject({ data: { joined: true } })
    expect(await membershipOf(own.group_id, email)).toEqual({ role_id: 9, department_ids: [own.retail] })
  })

  it('revives one that expired, or whose mail did not arrive', async () => {
    const own = await team()
    const id = await own.invite(newAddress())
    await test.db.updateTable('mails').set({ state: mailState.failed }).where('group_id', '=', own.group_id).execute()
    expect(await own.resend(id)).toMatchObject({ data: { state: 'waiting' } })
    test.clock.moveBy(limits.link.join_days * day_ms)
    expect(await own.list()).toMatchObject({ data: [{ state: 'expired' }] })
    expect(await own.resend(id)).toMatchObject({ data: { state: 'waiting' } })
  })

  it('asks for a department first where there is none', async () => {
    const own = await team()
    const { id } = await makeTeamInvitation(test.db, { now: testDay, group_id: own.group_id, email: newAddress() })
    expect(await own.resend(id)).toMatchObject({
      status: 422,
      error: { departments: ['A department must be selected.'] },
    })
  })

  it('fills nobody’s mailbox, and writes to nobody who is in the team already', async () => {
    const own = await team()
    const id = await own.invite(newAddress())
    for (let mails = 1; mails < limits.mails_to_address.max; mails += 1) await own.resend(id)
    expect(await own.resend(id)).toMatchObject({ status: 429, code: 'mail.wait' })
    const { id: user_id, email } = await person(test.db)
    const other = await own.invite(email)
    await test.db
      .insertInto('memberships')
      .values({ group_id: own.group_id, user_id, role_id: 9, joined_at: testDay })
      .execute()
    expect(await own.resend(other)).toMatchObject({
      status: 422,
      error: { email: ['This person is in your team already.'] },
    })
  })

  it('needs room in the plan, as a new invitation does', async () => {
    const { id: group_id, owner } = await companyWithoutPlan(test.db)
    const retail = await department(group_id, 'Retail')
    const ask = { now: testDay, group_id, department_ids: [retail] }
    const { id } = await makeTeamInvitation(test.db, { ...ask, email: newAddress() })
    const call = { token: owner.token, query: { group_id }, params: { id } }
    expect(await test.call('resendTeamInvitation', call)).toMatchObject({ status: 402 })
    const body = { ...name, role: 'member', departments: [retail] }
    expect(await test.call('updateTeamInvitation', { ...call, body })).toMatchObject({ status: 402 })
    expect(await test.call('withdrawInvitation', call)).toMatchObject({ status: 200 })
  })
})

describe('withdrawInvitation', () => {
  it('ends the link, and leaves nothing to be withdrawn, edited or sent again', async () => {
    const own = await team()
    const email = newAddress()
    const id = await own.invite(email)
    const link = await mailbox.linkTo(email)
    expect(await own.withdraw(id)).toMatchObject({ status: 200 })
    expect(await own.list()).toMatchObject({ data: [] })
    expect(await look(link)).toBe(410)
    for (const answer of [own.withdraw(id), own.get(id), own.update(id, own.form), own.resend(id)]) {
      expect(await answer).toMatchObject({ status: 404, code: 'record.missing' })
    }
  })
})

describe('an invitation', () => {
  it('is over once somebody has joined by it', async () => {
    const own = await team()
    const email = newAddress()
    const id = await own.invite(email)
    await join(await mailbox.linkTo(email))
    for (const answer of [own.withdraw(id), own.get(id), own.update(id, own.form), own.resend(id)]) {
      expect(await answer).toMatchObject({ status: 404, code: 'record.missing' })
    }
  })

  it('is looked after by owners of its company only', async () => {
    const own = await team()
    const id = await own.invite(newAddress())
    const { token: manager } = await colleague(test.db, own.group_id, 'manager')
    const foreign = await team()
    const tries = [
      [null, 401],
      [manager, 403],
      [foreign.owner.token, 404],
    ] as const
    for (const [token, status] of tries) {
      const { get, update, resend, withdraw } = own.as(token)
      for (const answer of [get(id), update(id, own.form), resend(id), withdraw(id)]) {
        expect(await answer).toMatchObject({ status })
      }
    }
    expect(await foreign.get(id)).toMatchObject({ status: 404 })
    expect(await own.get(id)).toMatchObject({ status: 200 })
  })
})

describe('a department that an invitation names', () => {
  const departmentsOf = z.object({ departments: z.array(z.object({ name: z.string() })) })

  it('stays while somebody can still join it, and goes once the invitation has expired or is withdrawn', async () => {
    const own = await team()
    const dapur = await department(own.group_id, 'Dapur')
    const remove = (id: string) =>
      test.call('removeDepartment', { token: own.owner.token, query: { group_id: own.group_id }, params: { id } })
    const kept = await own.invite(newAddress(), [own.retail, dapur])
    const withdrawn = await own.invite(newAddress(), [dapur])
    expect(await remove(dapur)).toMatchObject({
      status: 409,
      code: 'department.used',
      message: 'People or open invitations still belong to this department. Please move them to another one first.',
    })
    await own.update(kept, { ...own.form, departments: [own.retail] })
    await own.withdraw(withdrawn)
    expect(await remove(dapur)).toMatchObject({ status: 200 })
    test.clock.moveBy(limits.link.join_days * day_ms)
    expect(await remove(own.retail)).toMatchObject({ status: 200 })
    expect(departmentsOf.parse((await own.get(kept)).data).departments).toEqual([])
    expect(await own.resend(kept)).toMatchObject({ status: 422 })
  })

  it('cannot be taken from the company by staff either', async () => {
    const own = await team()
    await own.invite(newAddress())
    const { token } = await person(test.db, { platform_role: 'root' })
    const params = { id: own.group_id }
    const { data } = await test.call('getGroup', { token, params })
    const shown = z.looseObject({ name: z.string(), version: z.int() }).parse(data)
    const body = { ...shown, registration_number: '12345', employees: 3, industry: '', departments: [] }
    expect(await test.call('updateGroup', { token, params, body })).toMatchObject({
      status: 422,
      error: {
        departments: [
          'People, open invitations or surveys still belong to Retail. Please move them to another department first.',
        ],
      },
    })
  })
})
