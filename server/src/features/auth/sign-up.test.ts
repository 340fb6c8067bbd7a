import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { person, testPassword } from '#testing/make'
import { anotherPlace, applicantForm, companyForm } from '#testing/sign-up'
import { testDay } from '#testing/test-day'
import { tokenOf } from '#testing/token-of'

const test = useApp()
const mailbox = useMailbox(test)

const signUp = (body: unknown, more: object = {}) => test.call('signUp', { body, ip: anotherPlace(), ...more })

const signIn = (email: string) => test.call('login', { body: { email, password: testPassword }, ip: anotherPlace() })

const findUser = (email: string) =>
  test.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow()

/** Presses the button in the mail, and signs in. */
async function confirmAndSignIn(email: string): Promise<string> {
  const { id = '', hash = '', expires = '', signature = '' } = await mailbox.linkTo(email)
  await test.call('verifyEmail', { params: { id, hash }, query: { expires, signature } })
  return tokenOf(await signIn(email))
}

const auditOf = (user_id: string) =>
  acrossGroups(test.db)
    .selectFrom('audit_events')
    .where('action', '=', 'signUp')
    .where('subject_id', '=', user_id)
    .selectAll()
    .execute()

describe('signUp of an applicant', () => {
  it('makes an account with all that was given, which opens once its address is confirmed', async () => {
    const form = applicantForm({ email: 'New.Comer@Example.com', language: 'ms' })
    expect(await signUp(form)).toEqual({
      status: 200,
      data: { email: 'New.Comer@Example.com' },
      pagination: null,
      message: 'Welcome! We have sent you a mail. Please open it to confirm your address.',
    })
    expect(await findUser(form.email)).toMatchObject({
      email_key: 'new.comer@example.com',
      first_name: 'Aisyah',
      last_name: "O'Neil",
      country_code: '+60',
      mobile: '0123456789',
      born_on: '2000-01-31',
      gender: 'FEMALE',
      employment_status: 'student',
      education_level: 'diploma',
      country: 'MY',
      language: 'ms',
      verified_at: null,
      password_temporary: false,
      platform_role: null,
    })
    expect(await signIn(form.email)).toMatchObject({ status: 403, code: 'email.unverified' })
    const token = await confirmAndSignIn(form.email)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({
      data: { email: form.email, role: { key: 'applicant' }, groups: [], verified: true },
    })
  })

  it.each([
    ['en', 'Please confirm your address'],
    ['zh', '请确认您的邮箱'],
    ['ms', 'Sila sahkan alamat anda'],
  ] as const)('writes to them in the language they chose: %s', async (language, subject) => {
    const form = applicantForm({ language })
    await signUp(form)
    expect(await mailbox.mailsTo(form.email)).toMatchObject([{ subject }])
  })

  it.each([
    ['zh', '欢迎！我们已给您发送邮件，请打开邮件确认您的邮箱。'],
    ['ms', 'Selamat datang! Kami telah menghantar e-mel kepada anda. Sila buka untuk mengesahkan alamat anda.'],
  ] as const)('is answered in the language of the page: %s', async (language, message) => {
    expect(await signUp(applicantForm(), { language })).toMatchObject({ status: 200, message })
  })

  it('is written to the audit log with the person and nothing personal; no password is kept anywhere', async () => {
    const form = applicantForm()
    await signUp(form)
    const user = await findUser(form.email)
    const events = await auditOf(user.id)
    expect(events).toMatchObject([{ group_id: platformGroupId, subject: 'user', actor_id: user.id }])
    expect(JSON.stringify(events)).not.toMatch(/Aisyah|example\.com|0123456789/)
    const mails = await acrossGroups(test.db).selectFrom('mails').where('user_id', '=', user.id).selectAll().execute()
    expect(JSON.stringify([user, mails])).not.toContain(testPassword)
    expect(user.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('takes only what the form has, whatever else is sent', async () => {
    const form = applicantForm()
    await signUp({ ...form, platform_role: 1, verified_at: testDay, id: platformGroupId, role_id: 8, is_admin: true })
    const user = await findUser(form.email)
    expect(user).toMatchObject({ platform_role: null, verified_at: null })
    expect(user.id).not.toBe(platformGroupId)
  })

  it.each([
    ['en', 'You are must be 18 Years old or more', 'Please choose one of the offered values.'],
    ['zh', '您必须年满 18 岁', '请从所列选项中选择。'],
    ['ms', 'Anda mesti berumur 18 tahun atau lebih', 'Sila pilih salah satu nilai yang ditawarkan.'],
  ] as const)('tells at once what only the server can know, by field, in %s', async (language, age, choice) => {
    const form = applicantForm({
      born_on: '2008-11-17',
      employment_status: 'astronaut',
      education_level: 'of life',
      country: 'ZZ',
    })
    expect(await signUp(form, { language })).toMatchObject({
      status: 422,
      code: 'input.invalid',
      error: { born_on: [age], employment_status: [choice], education_level: [choice], country: [choice] },
    })
  })

  it('does not take an option that staff have archived, nor one of another list', async () => {
    await test.db.updateTable('options').where('code', '=', 'homemaker').set({ archived_at: testDay }).execute()
    expect(await signUp(applicantForm({ employment_status: 'homemaker' }))).toMatchObject({ status: 422 })
    expect(await signUp(applicantForm({ employment_status: 'diploma' }))).toMatchObject({ status: 422 })
  })

  it.each([
    ['nothing', {}, ['kind']],
    ['another kind', { ...applicantForm(), kind: 'root' }, ['kind']],
    ['no terms', { ...applicantForm(), terms: false }, ['terms']],
    ['another password', { ...applicantForm(), password_confirmation: 'Other-horse-7' }, ['password_confirmation']],
    ['a weak password', { ...applicantForm(), password: 'x', password_confirmation: 'x' }, ['password']],
    [
      'a common password',
      { ...applicantForm(), password: 'P@ssw0rd', password_confirmation: 'P@ssw0rd' },
      ['password'],
    ],
    ['a digit in a name', { ...applicantForm(), first_name: 'Ali2' }, ['first_name']],
    ['a NUL in a name', { ...applicantForm(), last_name: 'a\0b' }, ['last_name']],
    ['an address that is none', { ...applicantForm(), email: 'aisyah' }, ['email']],
    ['a short number', { ...applicantForm(), mobile: '12' }, ['mobile']],
    ['a day that does not exist', { ...applicantForm(), born_on: '1999-02-30' }, ['born_on']],
    ['a year of two digits', { ...applicantForm(), born_on: '99-02-03' }, ['born_on']],
    ['a list for a text', { ...applicantForm(), country: ['MY'] }, ['country']],
  ])('refuses %s by field', async (_title, body, fields) => {
    const answer = await signUp(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })

  it("says the specification's sentences word for word", async () => {
    const form = { ...applicantForm(), terms: false, mobile: '12', email: 'x', password_confirmation: 'Other-horse-7' }
    expect((await signUp(form)).error).toEqual({
      email: ['This field is required a valid email.'],
      mobile: ['The Phone number is invalid.'],
      password_confirmation: ['Your passwords do not match.'],
      terms: ['Please accept terms and conditions to continue.'],
    })
  })
})

describe('signUp of a company', () => {
  it('makes the company with its owner, its departments and fourteen days on the Default plan', async () => {
    const form = companyForm({ plan: 'annual', period: 'year' })
    expect(await signUp(form)).toMatchObject({ status: 200, data: { email: form.email } })
    const token = await confirmAndSignIn(form.email)
    const ends_at = new Date(testDay.getTime() + limits.trial_days * 24 * 60 * 60 * 1000).toISOString()
    const trial = { plan: { title: 'Default', kind: 1, status: 'trialing', ends_at } }
    const { data } = await test.call('getCurrentUser', { token })
    expect(data).toMatchObject({
      role: { key: 'owner' },
      groups: [{ name: 'Teh Tarik Trading', role: { key: 'owner' }, departments: [], hasActivePlan: trial }],
      hasActivePlan: trial,
    })

    const user = await findUser(form.email)
    const company = await test.db
      .selectFrom('groups')
      .where('registration_number', '=', form.registration_number)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(company).toMatchObject({ employees: 12, settings: { chosen_plan: { plan: 'annual', period: 'year' } } })
    expect(await test.call('listDepartments', { token, query: { group_id: company.id } })).toMatchObject({
      data: [{ name: 'People' }, { name: 'Retail' }],
    })
    expect(await auditOf(user.id)).toMatchObject([{ group_id: company.id, actor_id: user.id }])
  })

  it('needs neither departments nor a plan that was picked before', async () => {
    const form = companyForm({ departments: [] })
    await signUp(form)
    const { settings } = await test.db
      .selectFrom('groups')
      .where('registration_number', '=', form.registration_number)
      .select('settings')
      .executeTakeFirstOrThrow()
    expect(settings).toEqual({})
  })

  it('gives one trial to a registration number, however it is written, and makes the second company all the same', async () => {
    const first = companyForm({ registration_number: '202001-98765' })
    const second = companyForm({ registration_number: '2020 0198765' })
    await signUp(first)
    expect(await signUp(second)).toMatchObject({ status: 200, message: expect.stringMatching(/^Welcome!/) })
    const plan = async (email: string) =>
      test.call('getCurrentUser', { token: await confirmAndSignIn(email), ip: anotherPlace() })
    expect(await plan(first.email)).toMatchObject({ data: { hasActivePlan: { plan: { title: 'Default' } } } })
    expect(await plan(second.email)).toMatchObject({ data: { role: { key: 'owner' }, hasActivePlan: null } })
  })

  it('gives no trial while staff do not offer the Default plan, and does not use it up', async () => {
    const offered = (archived_at: Date | null) =>
      test.db.updateTable('plans').where('sku', '=', 'default').set({ archived_at }).execute()
    const registration_number = 'NO-PLAN-1'
    const form = companyForm({ registration_number })
    await offered(testDay)
    await signUp(form)
    await offered(null)
    const token = await confirmAndSignIn(form.email)
    expect(await test.call('getCurrentUser', { token })).toMatchObject({ data: { hasActivePlan: null } })
    const later = companyForm({ registration_number })
    await signUp(later)
    expect(await test.call('getCurrentUser', { token: await confirmAndSignIn(later.email) })).toMatchObject({
      data: { hasActivePlan: { plan: { status: 'trialing' } } },
    })
  })

  it.each([
    ['a registration number of 4', { registration_number: '1234' }, ['registration_number']],
    ['a registration number of 16', { registration_number: '1234567890123456' }, ['registration_number']],
    ['no name', { company_name: ' ' }, ['company_name']],
    ['nobody employed', { employees: 0 }, ['employees']],
    ['an empty department', { departments: ['Retail', ''] }, ['departments.1']],
    ['a department twice', { departments: ['Retail', 'retail'] }, ['departments.1']],
  ])('refuses %s by field', async (_title, change, fields) => {
    const answer = await signUp({ ...companyForm(), ...change })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual(fields)
  })

  it.each([
    ['en', 'Department name is already been taken'],
    ['zh', '该部门名称已被使用'],
    ['ms', 'Nama jabatan telah digunakan'],
  ] as const)('tells a name that stands twice in %s', async (language, message) => {
    expect(await signUp(companyForm({ departments: ['Retail', 'RETAIL'] }), { language })).toMatchObject({
      status: 422,
      error: { 'departments.1': [message] },
    })
  })
})

describe('signUp with an address that has an account', () => {
  it.each([
    ['an applicant', applicantForm],
    ['a company', companyForm],
  ])('answers %s like any other, changes nothing, and tells the owner alone', async (_title, form) => {
    const owner = await person(test.db, { language: 'zh', email: `Owner.${_title.length}@example.com` })
    const before = await findUser(owner.email)
    const unknown = form()
    const known = form({ email: owner.email.toUpperCase(), first_name: 'Mallory', registration_number: 'KNOWN-12345' })
    const [one, other] = [await signUp(unknown), await signUp(known)]
    expect({ ...other, data: null }).toEqual({ ...one, data: null })
    expect(other.data).toEqual({ email: known.email })

    expect(await findUser(owner.email)).toEqual(before)
    expect(await test.db.selectFrom('groups').where('registration_number', '=', 'KNOWN-12345').execute()).toEqual([])
    expect(await test.db.selectFrom('trials').where('registration_key', '=', 'KNOWN12345').execute()).toEqual([])
    expect(await mailbox.mailsTo(owner.email)).toMatchObject([{ subject: '您已有账户' }])
    expect(await auditOf(owner.id)).toMatchObject([{ actor_id: null, group_id: platformGroupId }])
    expect(tokenOf(await signIn(owner.email))).toMatch(/^[\w-]{43}$/)
  })

  it('is told the same about a form that is wrong', async () => {
    const { email } = await person(test.db)
    const wrong = { born_on: '2010-01-01', country: 'ZZ' }
    expect(await signUp(applicantForm({ ...wrong, email }))).toEqual(await signUp(applicantForm(wrong)))
  })

  it('is stopped after the same number of mails as any other address', async () => {
    const { email } = await person(test.db)
    const statuses = async (address: string) => {
      const answers = []
      for (let tries = 0; tries <= limits.mails_to_address.max; tries += 1) {
        answers.push((await signUp(applicantForm({ email: address }))).status)
      }
      return answers
    }
    const known = await statuses(email)
    expect(known.at(-1)).toBe(429)
    expect(await statuses(applicantForm().email)).toEqual(known)
  })
})

it('signUp is limited from one place', async () => {
  const ip = '203.0.113.7'
  for (let tries = 0; tries < 30; tries += 1) await signUp({}, { ip })
  expect(await signUp({}, { ip })).toMatchObject({ status: 429, code: 'rate.limited' })
  expect(await signUp({}, { ip: '203.0.113.8' })).toMatchObject({ status: 422 })
})
