import { type RoleKey, roleId, roleKeys } from '@catchpitch/contract/access/roles'
import { platformGroupId } from '@catchpitch/contract/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { makeCompany, makeDepartment } from '#content/make-company'
import { acrossGroups } from '#platform/db/across-groups'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { colleague, company, impersonating, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

const chosen = { password: 'Teh-tarik-77', password_confirmation: 'Teh-tarik-77' }

let group_id: string
let foreign_id: string
let root: { id: string; token: string }
let moderator: { id: string; token: string }
beforeAll(async () => {
  await seedCatalog(test.db, testDay)
  group_id = (await company(test.db)).id
  foreign_id = (await company(test.db, 'Teh Tarik Trading')).id
  root = await person(test.db, { platform_role: 'root' })
  moderator = await person(test.db, { platform_role: 'moderator' })
})

const newAddress = () => `new-${newId(testDay)}@example.com`

const place = (role: string, wishes: Record<string, unknown> = {}) => ({
  group_id,
  role,
  departments: [],
  hired_at: '',
  resigned_at: '',
  ...wishes,
})

const form = (wishes: Record<string, unknown> = {}) => ({
  first_name: 'Mei',
  last_name: 'Chen',
  username: 'mei.chen',
  email: newAddress(),
  country_code: '+60',
  mobile: '0123456789',
  dob: '1990-04-30',
  gender: 'FEMALE',
  employment_status: 'employed_full_time',
  education_level: 'bachelor',
  country: 'MY',
  language: 'en',
  is_receive: true,
  platform_role: '',
  memberships: [],
  ...wishes,
})

const create = (token: string, wishes: Record<string, unknown> = {}) =>
  test.call('createPerson', { token, body: form(wishes) })

type Membership = { group: { id: string }; role: string; departments: { id: string }[]; hired_at: string | null }
type Shown = { version: number; email: string; email_to_verify: string | null; memberships: Membership[] } & Record<
  string,
  unknown
>

function isShown(data: unknown): data is Shown {
  return typeof data === 'object' && data !== null && 'memberships' in data
}

async function show(id: string, token = root.token): Promise<Shown> {
  const { data } = await test.call('getPerson', { token, params: { id } })
  if (!isShown(data)) throw new Error('There is no such person')
  return data
}

function idIn(answer: { data?: unknown }): string {
  const { data } = answer
  if (typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string') return data.id
  throw new Error(`No id in ${JSON.stringify(answer)}`)
}

/** What the edit page would send back if nothing were changed, with some changes. */
async function formOf(id: string, wishes: Record<string, unknown> = {}) {
  const shown = await show(id)
  const { first_name, last_name, username, email, country_code, mobile, dob, gender, country, version } = shown
  const { employment_status, education_level, language, is_receive, platform_role } = shown
  const memberships = shown.memberships.map(({ group, departments, ...rest }) => ({
    ...rest,
    group_id: group.id,
    departments: departments.map((department) => department.id),
  }))
  const names = { first_name, last_name, username, email, country_code, mobile, dob, gender, country, version }
  return { ...names, employment_status, education_level, language, is_receive, platform_role, memberships, ...wishes }
}

const update = async (token: string, id: string, wishes: Record<string, unknown> = {}) =>
  test.call('updatePerson', { token, params: { id }, body: await formOf(id, wishes) })

describe('createPerson', () => {
  it('makes an account that its owner opens by the mailed link, as nobody else can', async () => {
    const email = newAddress()
    const answer = await create(root.token, { email, memberships: [place('owner', { hired_at: '2026-01-05' })] })
    expect(answer).toMatchObject({
      status: 200,
      message: 'The account is there, and the mail with the link to a password is on its way.',
    })
    const shown = await show(idIn(answer))
    expect(shown).toMatchObject({
      email,
      username: 'mei.chen',
      verified: false,
      has_password: false,
      role: 'owner',
      dob: '1990-04-30',
      memberships: [{ group: { id: group_id }, role: 'owner', hired_at: '2026-01-05', resigned_at: null }],
    })
    expect(await mailbox.mailsTo(email)).toMatchObject([{ subject: 'Your account for Kopi & Kain Sdn Bhd' }])

    const link = await mailbox.linkTo(email)
    expect(await test.call('resetPassword', { body: { ...link, ...chosen } })).toMatchObject({ status: 200 })
    const signedIn = await test.call('login', { body: { email, password: chosen.password } })
    expect(signedIn).toMatchObject({ status: 200, message: 'Logged in successfully' })
    expect(await show(idIn(answer))).toMatchObject({ verified: true, has_password: true })
  })

  it('writes in the language that the person is said to read, and names no company where there is none', async () => {
    const email = newAddress()
    await create(root.token, { email, language: 'zh' })
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toMatch(/^您在 .+ 的账户$/)
  })

  it('leaves the mailed link good for a week', async () => {
    const email = newAddress()
    await create(root.token, { email })
    const link = await mailbox.linkTo(email)
    const links = test.db.selectFrom('links').where('email_key', '=', email).select(['purpose', 'expires_at'])
    const [row] = await links.execute()
    expect(row).toMatchObject({ purpose: 'reset' })
    expect(row && row.expires_at.getTime() - testDay.getTime()).toBeGreaterThan(6 * 24 * 60 * 60 * 1000)
    expect(link).toBeDefined()
  })

  const assignable: Record<'root' | 'moderator', readonly RoleKey[]> = {
    root: ['moderator', 'owner', 'manager', 'applicant'],
    moderator: ['owner', 'manager', 'applicant'],
  }
  const pairs = (['root', 'moderator'] as const).flatMap((actor) =>
    roleKeys.map((role) => ({ actor, role, status: assignable[actor].includes(role) ? 200 : 422 })),
  )

  it.each(pairs)('answers $actor who makes somebody $role with $status', async ({ actor, role, status }) => {
    const { token } = actor === 'root' ? root : moderator
    const isStaff = role === 'root' || role === 'moderator'
    const wishes = isStaff ? { platform_role: role } : { memberships: [place(role)] }
    expect(await create(token, wishes)).toMatchObject({ status })
    const { data } = await test.call('listRoles', { token })
    const offered = Array.isArray(data) ? data.map((row: { key: string }) => row.key) : []
    expect(offered.includes(role)).toBe(status === 200)
  })

  it.each([
    ['first_name', { first_name: '' }, 'This field is required.'],
    ['last_name', { last_name: 'Ch3n' }, 'Please use letters only.'],
    ['email', { email: 'nobody' }, 'This field is required a valid email.'],
    ['mobile', { mobile: '12' }, 'The Phone number is invalid.'],
    ['mobile', { mobile: '' }, 'This field is required.'],
    ['dob', { dob: '2020-01-01' }, 'You are must be 18 Years old or more'],
    ['country', { country: 'XX' }, 'Please choose one of the offered values.'],
    ['employment_status', { employment_status: 'king' }, 'Please choose one of the offered values.'],
    ['platform_role', { platform_role: 'root' }, 'Please choose one of the offered values.'],
    ['memberships.0.role', { memberships: [{ ...place('owner'), role: '' }] }, 'A role must be selected.'],
  ])('refuses %s: %o', async (field, wishes, message) => {
    expect(await create(root.token, wishes)).toMatchObject({ status: 422, error: { [field]: [message] } })
  })

  it('refuses an address that has an account, a company that is not there, and departments of another', async () => {
    const taken = await person(test.db)
    expect(await create(root.token, { email: taken.email.toUpperCase() })).toMatchObject({
      status: 422,
      error: { email: ['This address belongs to another account.'] },
    })
    for (const absent of [newId(testDay), platformGroupId]) {
      expect(await create(root.token, { memberships: [place('owner', { group_id: absent })] })).toMatchObject({
        status: 422,
        error: { 'memberships.0.group_id': ['Please choose one of the offered values.'] },
      })
    }
    const foreign = await makeDepartment(test.db, { now: testDay, group_id: foreign_id, name: newId(testDay) })
    expect(await create(root.token, { memberships: [place('manager', { departments: [foreign.id] })] })).toMatchObject({
      status: 422,
      error: { 'memberships.0.departments': ['Please choose one of the offered values.'] },
    })
  })

  it('refuses the same company twice, one that is suspended, and a last day before the first', async () => {
    expect(await create(root.token, { memberships: [place('owner'), place('applicant')] })).toMatchObject({
      error: { 'memberships.1.group_id': ['This company is chosen twice.'] },
    })
    const shut = await makeCompany(test.db, { now: testDay })
    await test.db.updateTable('groups').set({ suspended_at: testDay }).where('id', '=', shut.id).execute()
    expect(await create(root.token, { memberships: [place('owner', { group_id: shut.id })] })).toMatchObject({
      error: { 'memberships.0.group_id': ['This company is suspended.'] },
    })
    const backwards = place('owner', { hired_at: '2026-02-01', resigned_at: '2026-01-01' })
    expect(await create(root.token, { memberships: [backwards] })).toMatchObject({
      error: { 'memberships.0.resigned_at': ['The last day cannot be before the first.'] },
    })
  })

  it('is not for staff who look through the eyes of staff', async () => {
    const token = await impersonating(test.db, root, moderator.id)
    expect(await create(token)).toMatchObject({ status: 409, code: 'impersonation.nested' })
  })

  it("is written to the platform's log, and what somebody becomes in a company to that company's", async () => {
    const staff = await person(test.db, { platform_role: 'root' })
    const subject_id = idIn(await create(staff.token, { memberships: [place('manager')] }))
    const events = acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('actor_id', '=', staff.id)
      .orderBy('group_id')
      .select(['group_id', 'action', 'subject_id', 'detail'])
    expect(await events.execute()).toEqual([
      { group_id: platformGroupId, action: 'createPerson', subject_id, detail: { fields: [] } },
      { group_id, action: 'createPerson', subject_id, detail: { fields: ['role'] } },
    ])
  })
})

describe('getPerson', () => {
  it('knows nobody by what is no id, nor whoever was erased', async () => {
    const erased = await person(test.db)
    await test.db.updateTable('users').set({ erased_at: testDay }).where('id', '=', erased.id).execute()
    for (const id of [erased.id, newId(testDay), '7']) {
      expect(await test.call('getPerson', { token: root.token, params: { id } })).toMatchObject({ status: 404 })
    }
  })

  it('shows a moderator no staff', async () => {
    for (const { id } of [root, moderator]) {
      const answer = await test.call('getPerson', { token: moderator.token, params: { id } })
      expect(answer).toMatchObject({ status: 404, code: 'record.missing' })
      expect(await test.call('getPerson', { token: root.token, params: { id } })).toMatchObject({ status: 200 })
    }
  })

  it('says what may be done: nobody closes their own account', async () => {
    expect(await show(root.id)).toMatchObject({ can: { edit: true, close: false } })
    expect(await show(moderator.id)).toMatchObject({ can: { edit: true, close: true } })
  })
})

describe('updatePerson', () => {
  it('changes what stands about a person, and says so in the words of the specification', async () => {
    const { id } = await colleague(test.db, group_id, 'member')
    const department = await makeDepartment(test.db, { now: testDay, group_id, name: newId(testDay) })
    const answer = await update(moderator.token, id, {
      first_name: 'Nur',
      username: 'nur',
      is_receive: false,
      language: 'ms',
      memberships: [place('manager', { departments: [department.id], hired_at: '2025-03-01' })],
    })
    expect(answer).toMatchObject({
      status: 200,
      message: 'User updated successfully.',
      data: { version: 2, email_to_verify: null },
    })
    expect(await show(id)).toMatchObject({
      first_name: 'Nur',
      username: 'nur',
      is_receive: false,
      language: 'ms',
      memberships: [{ role: 'manager', departments: [{ id: department.id }], hired_at: '2025-03-01' }],
    })
  })

  it('takes somebody out of one company and into another', async () => {
    const { id, token } = await colleague(test.db, group_id, 'manager')
    await update(root.token, id, { memberships: [place('owner', { group_id: foreign_id })] })
    expect(await show(id)).toMatchObject({ memberships: [{ group: { id: foreign_id }, role: 'owner' }] })
    expect(await test.call('listDepartments', { token, query: { group_id } })).toMatchObject({ status: 404 })
    expect(await test.call('listDepartments', { token, query: { group_id: foreign_id } })).toMatchObject({
      status: 200,
    })
    await update(root.token, id, { memberships: [place('applicant')] })
    expect(await show(id)).toMatchObject({ memberships: [{ group: { id: group_id }, role: 'applicant' }] })
  })

  it('leaves a member what they are, though nobody makes one by hand', async () => {
    const { id } = await colleague(test.db, group_id, 'member')
    expect(await update(moderator.token, id, { first_name: 'Nur' })).toMatchObject({ status: 200 })
    expect(await show(id)).toMatchObject({ memberships: [{ role: 'member' }] })
    const manager = await colleague(test.db, group_id, 'manager')
    expect(await update(moderator.token, manager.id, { memberships: [place('member')] })).toMatchObject({
      status: 422,
      error: { 'memberships.0.role': ['You cannot give or take this role.'] },
    })
  })

  it('lets whoever never gave a number stay without one', async () => {
    const { id } = await person(test.db)
    expect(await update(root.token, id, { first_name: 'Nur', mobile: '', country_code: '' })).toMatchObject({
      status: 200,
    })
    expect(await show(id)).toMatchObject({ mobile: null, country_code: null })
  })

  it('makes moderators and takes them back, as root alone can; nobody makes a root nor brings one down', async () => {
    const { id } = await person(test.db)
    expect(await update(moderator.token, id, { platform_role: 'moderator' })).toMatchObject({
      status: 422,
      error: { platform_role: ['You cannot give or take this role.'] },
    })
    expect(await update(root.token, id, { platform_role: 'moderator' })).toMatchObject({ status: 200 })
    expect(await show(id)).toMatchObject({ platform_role: 'moderator' })
    expect(await update(root.token, id, { platform_role: 'root' })).toMatchObject({ status: 422 })
    expect(await update(root.token, id, { platform_role: '' })).toMatchObject({ status: 200 })
    expect(await update(root.token, root.id, { platform_role: '' })).toMatchObject({ status: 422 })
    const other = await person(test.db, { platform_role: 'root' })
    expect(await update(root.token, other.id, { platform_role: '' })).toMatchObject({ status: 422 })
    expect(await update(root.token, other.id, { first_name: 'Nur' })).toMatchObject({ status: 200 })
  })

  it('is for nobody of the same rank or above', async () => {
    const other = await person(test.db, { platform_role: 'moderator' })
    for (const { id } of [root, other, moderator]) {
      expect(await update(moderator.token, id)).toMatchObject({ status: 404, code: 'record.missing' })
    }
  })

  it('refuses what was typed over a newer version, and knows nobody who is not there', async () => {
    const { id } = await person(test.db)
    expect(await update(root.token, id, { version: 7 })).toMatchObject({ status: 409, code: 'record.changed' })
    const body = await formOf(id)
    expect(await test.call('updatePerson', { token: root.token, params: { id: newId(testDay) }, body })).toMatchObject({
      status: 404,
    })
  })

  it('lets a new address of somebody else count once it is confirmed, and tells the old one', async () => {
    const subject = await colleague(test.db, group_id, 'owner')
    const email = newAddress()
    const answer = await update(moderator.token, subject.id, { email })
    expect(answer).toMatchObject({ status: 200, data: { email_to_verify: email } })
    expect(await show(subject.id)).toMatchObject({ email: subject.email, email_to_verify: email })
    expect(await mailbox.mailsTo(subject.email)).toMatchObject([{ subject: 'Your address is about to change' }])
    const { id = '', hash = '', ...query } = await mailbox.linkTo(email)
    expect(await test.call('verifyEmail', { params: { id, hash }, query })).toMatchObject({ status: 200 })
    expect(await show(subject.id)).toMatchObject({ email, email_to_verify: null })
  })

  it('replaces an address that nobody confirmed, and sends the way in to the new one alone', async () => {
    const mistyped = newAddress()
    const id = idIn(await create(root.token, { email: mistyped }))
    const old = await mailbox.linkTo(mistyped)
    const email = newAddress()
    expect(await update(root.token, id, { email })).toMatchObject({ status: 200, data: { email_to_verify: null } })
    expect(await test.call('resetPassword', { body: { ...old, ...chosen } })).toMatchObject({ status: 410 })
    const link = await mailbox.linkTo(email)
    expect(await test.call('resetPassword', { body: { ...link, ...chosen } })).toMatchObject({ status: 200 })
    expect(await update(root.token, id, { first_name: 'Nur' })).toMatchObject({ status: 200 })
  })

  it('moves nobody to an address that is taken, and staff to none', async () => {
    const { id } = await person(test.db)
    const taken = await person(test.db)
    expect(await update(root.token, id, { email: taken.email })).toMatchObject({
      status: 422,
      error: { email: ['This address belongs to another account.'] },
    })
    expect(await update(root.token, moderator.id, { email: newAddress() })).toMatchObject({
      status: 422,
      error: { email: ['Only the person themself can change this address.'] },
    })
  })

  it('keeps in the log which fields changed, and in that of each company whose role', async () => {
    const staff = await person(test.db, { platform_role: 'root' })
    const { id: subject_id } = await colleague(test.db, group_id, 'member')
    await update(staff.token, subject_id, { first_name: 'Nur', memberships: [place('manager')] })
    const events = acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('actor_id', '=', staff.id)
      .orderBy('group_id')
      .select(['group_id', 'subject_id', 'detail'])
    expect(await events.execute()).toEqual([
      { group_id: platformGroupId, subject_id, detail: { fields: ['first_name'] } },
      { group_id, subject_id, detail: { fields: ['role'] } },
    ])
  })
})

describe('listRoles', () => {
  it('offers root and moderators what they may give, with the words of the specification', async () => {
    expect(await test.call('listRoles', { token: moderator.token })).toMatchObject({
      status: 200,
      data: [
        { id: roleId.manager, key: 'manager', name: 'Manager', group_role: 'Member', admin_type: 'SurveyAdmin' },
        { id: roleId.owner, key: 'owner', name: 'Owner', group_role: 'Owner', admin_type: 'SurveyAdmin' },
        { id: roleId.applicant, key: 'applicant', name: 'Applicant', group_role: 'Guest', admin_type: null },
      ],
    })
  })
})

describe('checkOwner', () => {
  const check = (id: string) => test.call('checkOwner', { token: moderator.token, query: { group_id: id } })

  it('tells whether a company has an owner who can come in, and who it is', async () => {
    const { id, owner } = await company(test.db)
    expect(await check(id)).toMatchObject({
      status: 200,
      data: { has_owner: true, owners: [{ id: owner.id, full_name: 'Aisyah Tan' }] },
    })
    await test.db.updateTable('users').set({ deactivated_at: testDay }).where('id', '=', owner.id).execute()
    expect(await check(id)).toMatchObject({ data: { has_owner: false, owners: [] } })
    const { id: empty } = await makeCompany(test.db, { now: testDay })
    expect(await check(empty)).toMatchObject({ data: { has_owner: false, owners: [] } })
  })

  it('knows no company that is not there', async () => {
    for (const id of [newId(testDay), platformGroupId]) expect(await check(id)).toMatchObject({ status: 404 })
    expect(await check('7')).toMatchObject({ status: 422 })
  })
})
