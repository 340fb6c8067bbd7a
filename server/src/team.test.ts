import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeDepartment, makeMembership } from '#content/make-company'
import { makeSurvey } from '#features/surveys/surveys.factory'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, companyWithoutPlan, person, placeInTeam } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

const department = async (group_id: string, name: string) =>
  (await makeDepartment(test.db, { now: testDay, group_id, name })).id

/** A company with the calls that its owner makes; `as` makes them as somebody else. */
async function team() {
  const { id: group_id, owner } = await company(test.db)
  const query = { group_id }
  const calls = (token: string | null) => ({
    list: (more: Record<string, string> = {}) => test.call('listTeam', { token, query: { ...query, ...more } }),
    get: (id: string) => test.call('getColleague', { token, query, params: { id } }),
    update: (id: string, body: unknown) => test.call('updateColleague', { token, query, params: { id }, body }),
    remove: (id: string) => test.call('removeColleague', { token, query, params: { id } }),
    roles: () => test.call('listGroupRoles', { token, query }),
    invite: async (email: string) => {
      const body = { first_name: 'Wei', last_name: 'Li', email, ...(await placeInTeam(test.db, group_id)) }
      return test.call('inviteColleague', { token, query, body })
    },
    invitations: () => test.call('listTeamInvitations', { token, query }),
  })
  return { group_id, owner, ...calls(owner.token), as: calls }
}

const namesIn = ({ data }: { data: unknown }) =>
  z
    .array(z.object({ full_name: z.string() }))
    .parse(data)
    .map(({ full_name }) => full_name)

const membershipOf = (group_id: string, user_id: string) =>
  test.db
    .selectFrom('memberships')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .selectAll()
    .executeTakeFirstOrThrow()

const auditOf = (group_id: string, action: string) =>
  test.db
    .selectFrom('audit_events')
    .where('group_id', '=', group_id)
    .where('action', '=', action)
    .orderBy('id')
    .select(['subject', 'subject_id', 'detail'])
    .execute()

describe('listTeam', () => {
  it('shows who works in the company, by name, and nobody who applied, left or works elsewhere', async () => {
    const own = await team()
    const retail = await department(own.group_id, 'Retail')
    const { id } = await person(test.db, { first_name: 'Zul', last_name: 'Ahmad' })
    await makeMembership(test.db, {
      now: testDay,
      group_id: own.group_id,
      user_id: id,
      role: 'manager',
      department_ids: [retail],
    })
    await colleague(test.db, own.group_id, 'applicant', { first_name: 'An', last_name: 'Applicant' })
    const left = await person(test.db, { first_name: 'Has', last_name: 'Left' })
    await makeMembership(test.db, {
      now: testDay,
      group_id: own.group_id,
      user_id: left.id,
      role: 'member',
      deactivated_at: testDay,
    })
    await colleague(test.db, (await team()).group_id, 'member')
    const answer = await own.list()
    expect(namesIn(answer)).toEqual(['Aisyah Tan', 'Zul Ahmad'])
    expect(answer.data).toMatchObject([
      { role: 'owner', departments: [], state: 'active', can: { edit: false, remove: true } },
      { role: 'manager', departments: [{ id: retail, name: 'Retail' }], can: { edit: true, remove: true } },
    ])
    expect(namesIn(await own.list({ filter: 'role:manager' }))).toEqual(['Zul Ahmad'])
    expect(namesIn(await own.list({ filter: `department:${retail}` }))).toEqual(['Zul Ahmad'])
    expect(namesIn(await own.list({ keyword: 'zul' }))).toEqual(['Zul Ahmad'])
    expect(namesIn(await own.list({ order: '-name' }))).toEqual(['Zul Ahmad', 'Aisyah Tan'])
  })

  it('lets everybody in the team look, and only the owner change', async () => {
    const own = await team()
    for (const role of ['manager', 'member'] as const) {
      const { token } = await colleague(test.db, own.group_id, role)
      const answer = await own.as(token).list()
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.data)).not.toContain('"edit":true')
      expect(await own.as(token).invitations()).toMatchObject({ status: 403 })
      expect(await own.as(token).update(own.owner.id, {})).toMatchObject({ status: 403 })
      expect(await own.as(token).remove(own.owner.id)).toMatchObject({ status: 403 })
    }
    expect(await own.as(null).list()).toMatchObject({ status: 401 })
    expect(await own.as((await team()).owner.token).list()).toMatchObject({ status: 404 })
  })
})

describe('updateColleague', () => {
  it('makes a member the manager of a department, and sets them back', async () => {
    const own = await team()
    const retail = await department(own.group_id, 'Retail')
    const { id } = await colleague(test.db, own.group_id, 'member')
    expect(await own.update(id, { role: 'manager', departments: [retail] })).toMatchObject({
      status: 200,
      message: 'Data saved Successfully.',
      data: { id, role: 'manager', departments: [{ id: retail, name: 'Retail' }] },
    })
    expect(await own.update(id, { role: 'member', departments: [retail] })).toMatchObject({ data: { role: 'member' } })
    // Nothing has changed, so there is nothing to tell.
    await own.update(id, { role: 'member', departments: [retail] })
    expect(await auditOf(own.group_id, 'updateColleague')).toEqual([
      { subject: 'user', subject_id: id, detail: { fields: ['role', 'departments'] } },
      { subject: 'user', subject_id: id, detail: { fields: ['role'] } },
    ])
  })

  it.each([
    [
      'nothing',
      { role: '', departments: [] },
      { role: ['A role must be selected.'], departments: ['A department must be selected.'] },
    ],
    ['no department', { role: 'manager', departments: [] }, { departments: ['A department must be selected.'] }],
    ['a role that nobody gives', { role: 'owner', departments: [] }, { role: ['A role must be selected.'] }],
  ])('refuses %s by field', async (_, body, error) => {
    const own = await team()
    const { id } = await colleague(test.db, own.group_id, 'member')
    expect(await own.update(id, body)).toMatchObject({ status: 422, error })
  })

  it("refuses another company's department", async () => {
    const own = await team()
    const foreign = await department((await team()).group_id, 'Retail')
    const { id } = await colleague(test.db, own.group_id, 'member')
    const answer = await own.update(id, { role: 'manager', departments: [foreign] })
    expect(answer).toMatchObject({ status: 422, error: { departments: ['Please choose one of the offered values.'] } })
    expect(await membershipOf(own.group_id, id)).toMatchObject({ role_id: 9, department_ids: [] })
  })

  it('leaves owners what they are, also themselves', async () => {
    const own = await team()
    const retail = await department(own.group_id, 'Retail')
    const other = await colleague(test.db, own.group_id, 'owner')
    for (const id of [own.owner.id, other.id]) {
      expect(await own.update(id, { role: 'manager', departments: [retail] })).toMatchObject({
        status: 422,
        error: { role: ['You cannot give or take this role.'] },
      })
    }
  })

  it('does not know who only applied, nor who works elsewhere', async () => {
    const own = await team()
    const retail = await department(own.group_id, 'Retail')
    const applicant = await colleague(test.db, own.group_id, 'applicant')
    const { owner: foreign } = await team()
    for (const { id } of [applicant, foreign]) {
      expect(await own.update(id, { role: 'member', departments: [retail] })).toMatchObject({ status: 404 })
      expect(await own.get(id)).toMatchObject({ status: 404 })
    }
  })
})

describe('removeColleague', () => {
  it('shuts somebody out at once; what they made stays with the company', async () => {
    const own = await team()
    const retail = await department(own.group_id, 'Retail')
    const { id, token } = await colleague(test.db, own.group_id, 'manager')
    await own.update(id, { role: 'manager', departments: [retail] })
    const survey = await makeSurvey(test.db, { now: testDay, group_id: own.group_id })
    const theirs = test.db.updateTable('surveys').set({ created_by: id }).where('group_id', '=', own.group_id)
    await theirs.execute()
    expect(await own.as(token).list()).toMatchObject({ status: 200 })
    expect(await own.remove(id)).toMatchObject({ status: 200, message: 'Removed.' })
    expect(await own.as(token).list()).toMatchObject({ status: 404 })
    expect(namesIn(await own.list())).toEqual(['Aisyah Tan'])
    expect(await membershipOf(own.group_id, id)).toMatchObject({ resigned_on: '2026-11-16', department_ids: [] })
    const kept = test.db
      .selectFrom('surveys')
      .where('group_id', '=', own.group_id)
      .where('id', '=', survey.id)
      .select(['created_by', 'removed_at'])
    expect(await kept.execute()).toEqual([{ created_by: id, removed_at: null }])
    expect(await auditOf(own.group_id, 'removeColleague')).toMatchObject([{ subject: 'user', subject_id: id }])
    expect(await own.remove(id)).toMatchObject({ status: 404 })
  })

  it('ends what would let them back in', async () => {
    const own = await team()
    const { id, email } = await colleague(test.db, own.group_id, 'applicant')
    await own.invite(email)
    const link = await mailbox.linkTo(email)
    await test.db
      .updateTable('memberships')
      .set({ role_id: 9 })
      .where('group_id', '=', own.group_id)
      .where('user_id', '=', id)
      .execute()
    await own.remove(id)
    expect(await test.call('joinTeam', { body: { ...link, look: true } })).toMatchObject({ status: 410 })
  })

  it('lets no owner send another away, and the last one not go', async () => {
    const own = await team()
    expect(await own.remove(own.owner.id)).toMatchObject({ status: 409, code: 'team.lastOwner' })
    const other = await colleague(test.db, own.group_id, 'owner')
    expect(await own.remove(other.id)).toMatchObject({ status: 409, code: 'team.owner' })
    expect(await own.remove(own.owner.id)).toMatchObject({ status: 200 })
    expect(await own.as(other.token).remove(other.id)).toMatchObject({ status: 409, code: 'team.lastOwner' })
  })

  it('needs no plan', async () => {
    const { id: group_id, owner } = await companyWithoutPlan(test.db)
    const { id } = await colleague(test.db, group_id, 'member')
    const answer = await test.call('removeColleague', { token: owner.token, query: { group_id }, params: { id } })
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('listGroupRoles', () => {
  it('says which roles the caller may give', async () => {
    const own = await team()
    expect(await own.roles()).toMatchObject({
      data: [
        { id: 8, key: 'owner', name: 'Owner', group_role: 'Owner', assignable: false },
        { id: 3, key: 'manager', name: 'Manager', group_role: 'Member', assignable: true },
        { id: 9, key: 'member', name: 'Member', group_role: 'Member', assignable: true },
      ],
    })
    const { token } = await colleague(test.db, own.group_id, 'manager')
    expect(JSON.stringify((await own.as(token).roles()).data)).not.toContain('true')
  })
})
